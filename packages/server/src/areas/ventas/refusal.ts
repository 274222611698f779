import type { Campo, ConflictoCifra } from '@presupuesto/api-sdk/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { hasLiveSession, SESSION_OVER } from '../../sessions/live-session.ts';
import { isLiveRow } from '../shared/live-row.ts';
import type { MonthKey } from '../shared/month-id.ts';
import { isOfSeller } from '../shared/seller.ts';
import { SALE_UNKNOWN } from '../shared/unknown.ts';
import { lastChange } from './last-change.ts';
import { cellProblem, currencyProblem, NOT_SAVED } from './rules.ts';
import { isAsSeen, type Save } from './save.ts';
import type { SaveFigure } from './save-queue.ts';

/**
 * Saves a figure, or throws why it cannot: 401 when the session has just ended, 404 when it is not a live cell
 * of the seller's, 400 when its period or month takes no budget or its row is in another currency than its author saw, 409
 * when it is another figure than was seen. When the reason is gone before it is found, it tries once more and then refuses
 * for good: clients send again after a 503, perhaps for ever.
 *
 * @throws HttpProblem
 */
export async function saveOrRefuse(db: Db, saveFigure: SaveFigure, save: Save): Promise<void> {
  if (await saveFigure(save)) return;
  const problem = await refusal(db, save);
  if (problem) throw problem;
  if (!(await saveFigure(save))) throw new HttpProblem(400, NOT_SAVED);
}

async function refusal(db: Db, save: Save): Promise<HttpProblem | undefined> {
  const { rowID, anio, mes, vendedorID, tokenHash } = save;
  if (!(await hasLiveSession(db, tokenHash))) return new HttpProblem(401, SESSION_OVER);
  const [cell] = await db
    .select({
      volumenTon: venta.volumenTon,
      precio: venta.precio,
      asSeen: isAsSeen(values(save)),
      monedaID: relacionPeriodo.monedaID,
      periodo,
    })
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
  if (!cell) return new HttpProblem(404, SALE_UNKNOWN);
  const problem = cellProblem(save, cell.periodo) ?? currencyProblem(save.moneda, cell.monedaID);
  if (problem !== undefined) return new HttpProblem(400, problem);
  if (cell.asSeen) return undefined;
  const campo = save.precio === null ? 'volumenTon' : 'precio';
  return new HttpProblem(409, ...(await conflict(db, save, campo, cell[campo])));
}

/** What a conditional save is refused with: the figure as it stands, and who left it so and when, as far as the log knows. */
async function conflict(
  db: Db,
  month: MonthKey,
  campo: Campo,
  actual: string,
): Promise<[message: string, data: ConflictoCifra]> {
  const last = await lastChange(db, month, campo);
  return [
    `${last.usuario ?? 'Otra persona'} cambió esta cifra después de que usted la viera`,
    { actual: Number(actual), ...last },
  ];
}

function values({ volumenTon, precio, visto }: Save) {
  return {
    volumenTon: sql`${volumenTon}::numeric`,
    precio: sql`${precio}::numeric`,
    visto: sql`${visto}::numeric`,
  };
}
