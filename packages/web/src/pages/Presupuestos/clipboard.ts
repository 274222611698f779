import type { PastedBlock } from '@presupuesto/machines';
import { parseDecimal } from '../../format/parse-decimal.ts';
import { readFigures } from '../../format/read-figures.ts';
import type { CopiedRows } from './MonthTable/copied-rows.ts';

/** What says on the clipboard that the text is the budget's own: its commas are for decimals, `45,387` too. */
const OWN = 'application/x-presupuesto-hoja';

/** Puts figures on the clipboard, for a spreadsheet and for this page. */
export function writeFigures(data: DataTransfer, text: string): void {
  data.setData('text/plain', text);
  data.setData(OWN, text);
}

/** Whether figures come from this page. */
export function isOwn(data: DataTransfer): boolean {
  return data.types.includes(OWN);
}

/** The figures in the cells of the clipboard's text; the page's own are certain. */
export function figuresOf(data: DataTransfer, rows: CopiedRows): PastedBlock {
  if (!isOwn(data)) return readFigures(rows);
  return rows.map((row) => row.map((text) => ({ text, figure: parseDecimal(text) ?? null, money: false })));
}

/** The same on a clipboard that outlives its event. */
export function keptClipboard(data: DataTransfer): DataTransfer {
  const kept = new DataTransfer();
  for (const type of data.types) kept.setData(type, data.getData(type));
  return kept;
}
