import { type Field, type PastedBlock, pastedValues } from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { readFigures } from '../../../format/read-figures.ts';
import { figuresOf } from '../clipboard.ts';
import { FIELDS } from './fields.ts';

interface Box {
  readonly ventaID: number;
  readonly field: Field;
  readonly monedaID: string | undefined;
}

/** Whether a copied cell shows more than a number, as `33 €`. */
export function isDecorated(text: string): boolean {
  return /\d/.test(text) && parseDecimal(text) === undefined;
}

/** The figure of a single copied cell, where it would be refused in a range: it could be two, or is of another kind; else null. */
export function refusedFigure(data: DataTransfer, { monedaID, ...at }: Box): PastedBlock | null {
  const block = figuresOf(data, [[data.getData('text/plain')]]);
  if (block[0]?.[0]?.figure === null) return null;
  const months = [{ venta: { ventaID: at.ventaID, anio: 0, mes: 1 }, isOpen: true }];
  return 'refusal' in pastedValues(months, at, block, { monedaID }) ? block : null;
}

/** What such a cell types: its number, as the box shows it while it is edited, else its text. */
export function figureText(field: Field, text: string): string {
  if (!isDecorated(text)) return text;
  const figure = readFigures([[text]])[0]?.[0]?.figure;
  return typeof figure === 'number' ? FIELDS[field].whileEdited(figure) : text.trim();
}
