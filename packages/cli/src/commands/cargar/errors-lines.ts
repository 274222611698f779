import type { ResultadoCarga } from '@presupuesto/api-sdk';
import { count } from '../../console/figures.ts';

/** The bad rows that are printed one by one; those that the server lists are in the file of `--errores`. */
const SHOWN_ROWS = 20;

/** The first bad rows of a load with their reasons, and how many more there are and where. @param errores the file that they are written to */
export function errorsLines(
  { totalVentasErrores: total, listaErroresFila: listed }: ResultadoCarga,
  errores: string | undefined,
): string[] {
  const shown = listed.slice(0, SHOWN_ROWS);
  const more = total - shown.length;
  if (more <= 0) return shown;
  return [...shown, `… y ${count(more)} más${whereMore(total, listed.length, errores)}.`];
}

/** A server lists the first of very many alone. */
function whereMore(total: number, listed: number, errores: string | undefined): string {
  const isWhole = listed >= total;
  if (errores !== undefined)
    return isWhole
      ? ''
      : `. En «${errores}» solo están las ${count(listed)} primeras: el servidor no enumera las demás`;
  if (listed <= SHOWN_ROWS) return ', que el servidor no enumera';
  return isWhole
    ? ': --errores las escribe en un archivo'
    : `: --errores escribe en un archivo las ${count(listed)} primeras, y el servidor no enumera las demás`;
}
