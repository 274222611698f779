import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import type { ReadFile } from '../read/file.ts';
import { MAX_LISTED } from '../read/row-errors.ts';

/** The answer to a load, or to its check. */
export function loadResult({ rows, errors }: ReadFile, how: { isCheck: boolean; cambios: CambiosCarga }) {
  return {
    data: {
      totalVentasGuardadas: rows.count,
      totalVentasErrores: errors.count,
      listaErroresFila: errors.texts(),
      filasConError: errors.rows,
      filasOmitidas: errors.totals,
      cambios: how.cambios,
    },
    message: [
      successText(rows.count, how.isCheck),
      ...errorTexts(errors.count),
      ...totalTexts(errors.totals),
    ].join(' '),
  };
}

function successText(count: number, isCheck: boolean): string {
  const ventas = count === 1 ? 'Se cargaría 1 venta' : `Se cargarían ${count} ventas`;
  if (isCheck) return `Archivo comprobado. ${ventas}; no se ha guardado nada.`;
  if (count === 0) return 'No se cargó ninguna venta.';
  return `¡Archivo cargado exitosamente! Se procesaron ${count} ventas correctamente.`;
}

function totalTexts(rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  if (rows.length === 1) return [`Se omitió la fila de totales ${rows[0]}.`];
  return [`Se omitieron ${rows.length} filas de totales.`];
}

function errorTexts(count: number): string[] {
  if (count === 0) return [];
  const rows = count === 1 ? '1 fila tiene errores.' : `${count} filas tienen errores.`;
  if (count <= MAX_LISTED) return [rows];
  return [rows, `Se muestran las primeras ${MAX_LISTED}; faltan ${count - MAX_LISTED} más.`];
}
