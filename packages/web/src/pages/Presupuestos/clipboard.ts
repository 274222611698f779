import type { FigureUnit, PastedBlock } from '@presupuesto/machines';
import { parseDecimal } from '../../format/parse-decimal.ts';
import { readFigures } from '../../format/read-figures.ts';
import type { CopiedRows } from './MonthTable/copied-rows.ts';

/** What says on the clipboard that the text is the budget's own, and of what: its commas are for decimals, `45,387` too. */
const OWN = 'application/x-presupuesto-hoja';

/** Figures as text, and what they are: all of them, or those of each column. */
export interface CopiedFigures {
  readonly text: string;
  readonly units: readonly FigureUnit[];
}

/** Puts figures on the clipboard, for a spreadsheet and for this page. */
export function writeFigures(data: DataTransfer, { text, units }: CopiedFigures): void {
  data.setData('text/plain', text);
  data.setData(OWN, units.join(' '));
}

/** Whether figures come from this page. */
export function isOwn(data: DataTransfer): boolean {
  return data.types.includes(OWN);
}

/** What figures from this page are; undefined for those of others. */
export function unitsOf(data: DataTransfer): readonly FigureUnit[] | undefined {
  const said = data.getData(OWN).split(' ');
  const units = UNITS.filter((unit) => said.includes(unit));
  return units.length === 0 ? undefined : units;
}

const UNITS: readonly FigureUnit[] = ['volumenTon', 'precio', 'ventas', 'ventasEUR', 'percent'];

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
