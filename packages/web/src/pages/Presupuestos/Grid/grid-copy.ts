import {
  type Block,
  copiedCells,
  type GridView,
  type PastedBlock,
  type Plan,
  type Reference,
  type Target,
} from '@presupuesto/machines';
import { type CopiedFigures, figuresOf } from '../clipboard.ts';
import { copiedRows } from '../MonthTable/copied-rows.ts';
import { cellFigures, figureOf, percentOf } from './cell-figures.ts';
import { plainFigure, plainPercent } from './figure-text.ts';

interface Shown {
  readonly view: GridView;
  readonly reference: Reference;
  readonly inPercent: boolean;
}

/** The selected figures as a spreadsheet reads them from the clipboard: tabs and lines, a decimal comma, no thousands. */
export function copiedFigures(
  plan: Plan,
  block: Block,
  { view, reference, inPercent }: Shown,
): CopiedFigures {
  const figure = (target: Target): string => {
    const figures = cellFigures(target, reference);
    return inPercent ? plainPercent(percentOf(figures, view)) : plainFigure(view, figureOf(figures, view));
  };
  const text = copiedCells(plan, block)
    .map((row) => row.map(figure).join('\t'))
    .join('\r\n');
  return { text, units: [inPercent ? 'percent' : view] };
}

/** What is on the clipboard, to be pasted on the sheet. */
export function readClipboard(data: DataTransfer, inPercent: boolean): PastedBlock {
  const text = data.getData('text/plain');
  const rows = copiedRows(text) ?? [[text.trim()]];
  return figuresOf(data, inPercent ? rows.map((row) => row.map(asPercent)) : rows);
}

/** Where figures are percentages, `+5%` is 5. */
function asPercent(cell: string): string {
  return cell.replace(/^\s*\+?/u, '').replace(/\s*%\s*$/u, '');
}
