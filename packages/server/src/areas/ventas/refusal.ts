import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { hasLiveSession, SESSION_OVER } from '../../sessions/live-session.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { isOfSeller } from '../shared/seller.ts';
import { cellProblem } from './rules.ts';
import type { Cell, Save } from './save.ts';
import type { SaveFigure } from './save-queue.ts';

/**
 * Saves a figure, or throws why it cannot: 401 when the session has just ended, 404 when it is not a live cell
 * of the seller's, 400 when its period or month takes no budget. When the reason is gone before it is found, it
 * tries once more and then refuses for good: clients send again after a 503, perhaps for ever.
 *
 * @throws HttpProblem
 */
export async function saveOrRefuse(db: Db, saveFigure: SaveFigure, save: Save): Promise<void> {
  if (await saveFigure(save)) return;
  const problem = await refusal(db, save);
  if (problem) throw problem;
  if (!(await saveFigure(save)))
    throw new HttpProblem(400, 'No se pudo guardar. Por favor, intente nuevamente.');
}

async function refusal(
  db: Db,
  { rowID, anio, mes, vendedorID, tokenHash }: Cell,
): Promise<HttpProblem | undefined> {
  if (!(await hasLiveSession(db, tokenHash))) return new HttpProblem(401, SESSION_OVER);
  const [cell] = await db
    .select({ anio: venta.anio, mes: venta.mes, periodo })
    .from(venta)
    .innerJoin(relacionPeriodo, eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID))
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .where(
      and(
        eq(venta.clienteProductoPeriodoID, rowID),
        eq(venta.anio, anio),
        eq(venta.mes, mes),
        isOfSeller(vendedorID),
        isLiveRow,
      ),
    );
  if (!cell) return new HttpProblem(404, 'La venta no existe');
  const problem = cellProblem(cell, cell.periodo);
  return problem === undefined ? undefined : new HttpProblem(400, problem);
}
