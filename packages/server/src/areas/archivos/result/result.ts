import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import type { SalesFile } from '../read/file.ts';
import { MAX_LISTED } from '../read/row-errors.ts';

/** The answer to a load, or to its check. */
export function loadResult({ sales, errors }: SalesFile, how: { isCheck: boolean; cambios: CambiosCarga }) {
  return {
    data: {
      totalVentasGuardadas: sales.count,
      totalVentasErrores: errors.count,
      listaErroresFila: errors.texts(),
      filasConError: errors.listed,
      filasOmitidas: errors.totals,
      totalFilasOmitidas: errors.totalCount,
      cambios: how.cambios,
    },
    message: [successText(sales.count, how.isCheck), ...errorTexts(errors.count), ...totalTexts(errors)].join(
      ' ',
    ),
  };
}

function successText(count: number, isCheck: boolean): string {
  const ventas = count === 1 ? 'Se cargaría 1 venta' : `Se cargarían ${count} ventas`;
  if (isCheck) return `Archivo comprobado. ${ventas}; no se ha guardado nada.`;
  if (count === 0) return 'No se cargó ninguna venta.';
  return `¡Archivo cargado exitosamente! Se procesaron ${count} ventas correctamente.`;
}

function totalTexts({ totals, totalCount }: SalesFile['errors']): string[] {
  if (totalCount === 0) return [];
  if (totalCount === 1) return [`Se omitió la fila de totales ${totals[0]}.`];
  return [`Se omitieron ${totalCount} filas de totales.`];
}

function errorTexts(count: number): string[] {
  if (count === 0) return [];
  const text = count === 1 ? '1 fila tiene errores.' : `${count} filas tienen errores.`;
  if (count <= MAX_LISTED) return [text];
  return [text, `Se muestran las primeras ${MAX_LISTED}; faltan ${count - MAX_LISTED} más.`];
}
