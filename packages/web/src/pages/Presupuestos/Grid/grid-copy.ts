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
import { figureOf, plainFigure } from './figure-text.ts';

/** The selected figures as a spreadsheet reads them from the clipboard: tabs and lines, a decimal comma, no thousands. */
export function copiedText(plan: Plan, block: Block, view: GridView, reference: Reference): string {
  const figure = (target: Target): string => plainFigure(view, figureOf(target, view, reference));
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
export function readClipboard(data: DataTransfer): PastedBlock {
  const text = data.getData('text/plain');
  const rows = copiedRows(text) ?? [[text.trim()]];
  if (data.getData(OWN) !== text) return readFigures(rows);
  return rows.map((row) =>
    row.map((cell) => ({ text: cell, figure: parseDecimal(cell) ?? null, money: false })),
  );
}
