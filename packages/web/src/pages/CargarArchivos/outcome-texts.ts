import type { UploadOutcome } from '@presupuesto/machines';
import { formatTotal } from '../../format/numbers.ts';

interface OutcomeTexts {
  readonly tone: 'success' | 'warning' | 'info';
  /** What came of it, then how it ended. */
  readonly lines: readonly string[];
}

/**
 * What a load or a check came to. The texts of specification §8 stand to the letter where they are true: when no row was
 * wrong.
 */
export function outcomeTexts({
  purpose,
  resultado,
}: Pick<UploadOutcome, 'purpose' | 'resultado'>): OutcomeTexts {
  const n = resultado.totalVentasGuardadas;
  const m = resultado.totalVentasErrores;
  if (purpose === 'check') return checkTexts(n, m);
  if (m === 0)
    return {
      tone: 'success',
      lines: [
        `¡Archivo cargado exitosamente! Se procesaron ${formatTotal(n)} ventas correctamente.`,
        'Proceso de carga de archivo finalizado exitosamente.',
      ],
    };
  const left =
    m === 1
      ? '1 fila tiene errores y no se ha cargado'
      : `${formatTotal(m)} filas tienen errores y no se han cargado`;
  return {
    tone: 'warning',
    lines: [
      n === 0
        ? `No se ha guardado ninguna venta: ${left}.`
        : `Archivo cargado en parte. ${processed(n)} correctamente; ${left}.`,
      'Proceso de carga de archivo finalizado con errores.',
    ],
  };
}

const processed = (n: number): string =>
  n === 1 ? 'Se procesó 1 venta' : `Se procesaron ${formatTotal(n)} ventas`;

function checkTexts(n: number, m: number): OutcomeTexts {
  const saved =
    n === 0
      ? 'no se guardaría ninguna venta'
      : n === 1
        ? 'se guardaría 1 venta'
        : `se guardarían ${formatTotal(n)} ventas`;
  const wrong = m === 1 ? '1 fila tiene errores' : `${formatTotal(m)} filas tienen errores`;
  return {
    tone: m === 0 ? 'info' : 'warning',
    lines: [
      m === 0 ? `El archivo no tiene errores: ${saved}.` : `El archivo tiene errores: ${saved} y ${wrong}.`,
      'Comprobación finalizada. No se ha guardado nada.',
    ],
  };
}

/** How far the server has read a file; empty before it says so. */
export function rowsReadText(rows: number | null): string {
  if (rows === null) return '';
  return rows === 1 ? '1 fila leída' : `${formatTotal(rows)} filas leídas`;
}
