import {
  type Block,
  copiedCells,
  type GridView,
  type PastedBlock,
  type Plan,
  type Reference,
  type Target,
} from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { readFigures } from '../../../format/read-figures.ts';
import { copiedRows } from '../MonthTable/copied-rows.ts';
import { cellFigures, figureOf, percentOf } from './cell-figures.ts';
import { plainFigure, plainPercent } from './figure-text.ts';

interface Copied {
  readonly view: GridView;
  readonly reference: Reference;
  readonly inPercent: boolean;
}

/** The selected figures as a spreadsheet reads them from the clipboard: tabs and lines, a decimal comma, no thousands. */
export function copiedText(plan: Plan, block: Block, { view, reference, inPercent }: Copied): string {
  const figure = (target: Target): string => {
    const figures = cellFigures(target, reference);
    return inPercent ? plainPercent(percentOf(figures, view)) : plainFigure(view, figureOf(figures, view));
  };
  return copiedCells(plan, block)
    .map((row) => row.map(figure).join('\t'))
    .join('\r\n');
}

/** What says on the clipboard that the text is the sheet's own: its commas are for decimals, `45,387` too. */
const OWN = 'application/x-presupuesto-hoja';

export function writeClipboard(data: DataTransfer, text: string): void {
  data.setData('text/plain', text);
  data.setData(OWN, text);
}

/** The cells of the clipboard's range; of the sheet's own they are certain. */
export function readClipboard(data: DataTransfer, inPercent: boolean): PastedBlock {
  const text = data.getData('text/plain');
  const cells = copiedRows(text) ?? [[text.trim()]];
  const rows = inPercent ? cells.map((row) => row.map(withoutPercent)) : cells;
  if (data.getData(OWN) !== text) return readFigures(rows);
  return rows.map((row) =>
    row.map((cell) => ({ text: cell, figure: parseDecimal(cell) ?? null, money: false })),
  );
}

/** `5%` is 5, where figures are percentages. */
function withoutPercent(cell: string): string {
  return cell.replace(/\s*%\s*$/u, '');
}
