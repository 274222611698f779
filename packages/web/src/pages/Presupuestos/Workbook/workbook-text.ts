import {
  type CifraLibro,
  type ComparacionLibro,
  HOJAS_LIBRO,
  monthName,
} from '@presupuesto/api-sdk/contract';
import { momentOf } from '../../../format/at-moment.ts';
import { formatMoment } from '../../../format/moment.ts';
import { formatDecimal, formatTotal } from '../../../format/numbers.ts';
import { FIELD_NAMES } from '../History/change-text.ts';

type Author = Pick<CifraLibro, 'usuario' | 'fecha'>;

/** `Octubre 2026`. */
export const monthText = ({ anio, mes }: Pick<CifraLibro, 'anio' | 'mes'>): string =>
  `${monthName(mes)} ${anio}`;

/** The sheets that are read. */
export const SHEETS = `«${HOJAS_LIBRO.volumenTon}» y «${HOJAS_LIBRO.precio}»`;

/** Who left a figure as it stands, as far as anybody knows: `luis, 3 nov, 18:04`. */
export function authorText({ usuario, fecha }: Author): string {
  return [usuario ?? 'otra persona', ...(fecha ? [formatMoment(fecha)] : [])].join(', ');
}

/** A figure as it is read aloud: `Volumen de octubre 2026, Envases Andinos, Lámina TFS`. */
export function figureName(
  cifra: Pick<CifraLibro, 'campo' | 'anio' | 'mes' | 'nombreCliente' | 'nombreProducto'>,
): string {
  const { campo, nombreCliente, nombreProducto } = cifra;
  return `${FIELD_NAMES[campo]} de ${monthText(cifra).toLowerCase()}, ${nombreCliente}, ${nombreProducto}`;
}

export const leaveText = ({ actual }: Pick<CifraLibro, 'actual'>): string => `Dejar ${formatDecimal(actual)}`;
export const putText = ({ libro }: Pick<CifraLibro, 'libro'>): string => `Poner ${formatDecimal(libro)}`;

/** `Se han comparado 816 cifras con lo que descargó el 3 de noviembre a las 11:00 y con lo guardado ahora.` */
export function comparedText({ comparadas, descargado }: ComparacionLibro): string {
  const figures =
    comparadas === 1 ? 'Se ha comparado 1 cifra' : `Se han comparado ${formatTotal(comparadas)} cifras`;
  return `${figures} con lo que descargó${momentOf(descargado ?? null)} y con lo guardado ahora.`;
}

/** What the button that writes says. */
export function acceptText(count: number): string {
  if (count === 0) return 'Escribir';
  return count === 1 ? 'Escribir 1 cifra' : `Escribir ${formatTotal(count)} cifras`;
}

/** What is still to be done before anything is written; null for nothing. */
export function undecidedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'Falta 1 cifra por decidir.' : `Faltan ${formatTotal(count)} cifras por decidir.`;
}
