import { figures } from '../../format/figures.ts';
import { formatDecimal, formatImporte, formatTasa } from '../../format/numbers.ts';

const tonnes = figures({ decimals: 3 });
const year = figures({ decimals: 0, isGrouped: false });
const asKept = figures({ decimals: 10 });

/** Figures by their field. Exact decimals of the database come as text. */
const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  anio: year,
  anioInicio: year,
  kilosPorPieza: formatDecimal,
  tasaCambioEUR: formatTasa,
  totalVentas: formatImporte,
  totalVentasEUR: formatImporte,
  totalVolumenTon: tonnes,
};

/** A figure with the decimals of its kind, or with all that are kept; null for what is none. */
export function figureText(name: string, value: unknown, isExact: boolean): string | null {
  const format = FORMATS[name];
  const figure = typeof value === 'string' && value !== '' && format ? Number(value) : value;
  if (typeof figure !== 'number' || !Number.isFinite(figure)) return null;
  return isExact && format !== year ? asKept(figure) : (format ?? formatDecimal)(figure);
}
