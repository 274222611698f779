import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, usuario, vendedor, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { isSellerOfUser } from '../shared/seller.ts';
import { cellProblem } from './rules.ts';
import type { Cell } from './save.ts';

/**
 * Why a cell could not be saved: 404 when it is not a live cell of the user's, 400 when its period or its month takes no
 * budget; 503, to be tried again, when nothing stands in the way any longer.
 */
export async function refusal(db: Db, { ventaID, usuarioID }: Cell): Promise<HttpProblem> {
  const [cell] = await db
    .select({ anio: venta.anio, mes: venta.mes, periodo })
    .from(venta)
    .innerJoin(relacionPeriodo, eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID))
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
    .innerJoin(usuario, isSellerOfUser)
    .where(and(eq(venta.ventaID, ventaID), eq(usuario.usuarioID, usuarioID), isLiveRow));
  if (!cell) return new HttpProblem(404, 'La venta no existe');
  const problem = cellProblem(cell, cell.periodo);
  return problem === undefined
    ? new HttpProblem(503, 'No se pudo guardar. Por favor, intente nuevamente.')
    : new HttpProblem(400, problem);
}
