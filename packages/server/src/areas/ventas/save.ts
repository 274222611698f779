import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { isLiveSession } from '../../sessions/live-session.ts';
import { isBudgetable, isHistoryMonth } from '../shared/budget-rules-sql.ts';
import type { MonthKey } from '../shared/month-id.ts';
import type { SellerID } from '../shared/seller.ts';

/** A cell of the budget, the salesperson who fills it, if any, and the session in which it is filled. */
export interface Cell extends MonthKey {
  vendedorID: SellerID;
  tokenHash: string;
}

/** Saves one figure, given as plain decimal text. False: the cell is not the seller's to fill, whatever the reason. */
export type SaveFigure = (cell: Cell, figure: string) => Promise<boolean>;

const isCell = and(
  eq(venta.clienteProductoPeriodoID, sql.placeholder('rowID')),
  eq(venta.anio, sql.placeholder('anio')),
  eq(venta.mes, sql.placeholder('mes')),
);
const isOwn = and(eq(relacion.vendedorID, sql.placeholder('vendedorID')), not(relacion.eliminada));

/** Ties a month to its row, relation and period; the statements below join `isOwn` and `isBudgetable`. */
const isToFill = and(
  isCell,
  isLiveSession(sql.placeholder('tokenHash')),
  eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID),
  eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID),
  eq(periodo.periodoID, relacionPeriodo.periodoID),
  not(relacionPeriodo.eliminada),
  not(isHistoryMonth(venta)),
);

const figure = sql`${sql.placeholder('figure')}::numeric`;
const figures = { volumenTon: { volumenTon: figure }, precio: { precio: figure } };
type Figure = keyof typeof figures;

/**
 * The statements that the whole product is slow or quick by, each planned once. The usual save is of a row that is budgeted
 * already: it is one plain update. One that finds no such row tries again and marks the row, in one statement too.
 */
export function prepareSave(db: Db): Record<Figure, SaveFigure> {
  const save = (name: Figure): SaveFigure => {
    const inBudgetedRow = updateInBudgetedRow(db, name);
    const andMarkRow = updateAndMarkRow(db, name);
    return async (cell, value) => {
      const values = { ...cell, figure: value };
      const { rowCount } = await inBudgetedRow.execute(values);
      return rowCount === 1 || (await andMarkRow.execute(values)).rowCount === 1;
    };
  };
  return { volumenTon: save('volumenTon'), precio: save('precio') };
}

function updateInBudgetedRow(db: Db, name: Figure) {
  return db
    .update(venta)
    .set(figures[name])
    .from(relacionPeriodo)
    .innerJoin(relacion, isOwn)
    .innerJoin(periodo, isBudgetable)
    .where(and(isToFill, relacionPeriodo.presupuestado))
    .prepare(`save_${name}`);
}

function updateAndMarkRow(db: Db, name: Figure) {
  const marked = db
    .$with('marked')
    .as(
      db
        .update(relacionPeriodo)
        .set({ presupuestado: true })
        .from(venta)
        .innerJoin(relacion, isOwn)
        .innerJoin(periodo, isBudgetable)
        .where(isToFill)
        .returning({ rowID: relacionPeriodo.clienteProductoPeriodoID }),
    );
  return db
    .with(marked)
    .update(venta)
    .set(figures[name])
    .from(marked)
    .where(and(isCell, eq(venta.clienteProductoPeriodoID, marked.rowID)))
    .prepare(`save_first_${name}`);
}
