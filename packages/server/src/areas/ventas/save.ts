import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, usuario, vendedor, venta } from '../../db/schema.ts';
import { isSellerOfUser } from '../shared/seller.ts';

/** A cell of the budget, and the user who fills it. */
export interface Cell {
  ventaID: number;
  usuarioID: number;
}

/** Saves one figure, given as plain decimal text. False: the cell is not the user's to fill, whatever the reason. */
export type SaveFigure = (cell: Cell, figure: string) => Promise<boolean>;

/**
 * The two statements that the whole product is slow or quick by, each planned once. One statement finds the cell among the
 * user's own that an open period lets them fill, stores the figure, and marks the row as budgeted when it was not.
 */
export function prepareSave(db: Db): Record<'volumenTon' | 'precio', SaveFigure> {
  const figure = sql`${sql.placeholder('figure')}::numeric`;
  const save = (name: string, set: object): SaveFigure => {
    const cell = ownOpenCell(db);
    const marked = markRow(db, cell);
    const statement = db
      .with(cell, marked)
      .update(venta)
      .set(set)
      .from(cell)
      .where(eq(venta.ventaID, cell.ventaID))
      .returning({ ventaID: venta.ventaID })
      .prepare(name);
    return async ({ ventaID, usuarioID }, value) =>
      (await statement.execute({ ventaID, usuarioID, figure: value })).length > 0;
  };
  return {
    volumenTon: save('save_volumen', { volumenTon: figure }),
    precio: save('save_precio', { precio: figure }),
  };
}

function ownOpenCell(db: Db) {
  return db.$with('cell').as(
    db
      .select({
        ventaID: venta.ventaID,
        rowID: sql<number>`${relacionPeriodo.clienteProductoPeriodoID}`.as('row_id'),
      })
      .from(venta)
      .innerJoin(
        relacionPeriodo,
        eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID),
      )
      .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
      .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
      .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
      .innerJoin(usuario, isSellerOfUser)
      .where(
        and(
          eq(venta.ventaID, sql.placeholder('ventaID')),
          eq(usuario.usuarioID, sql.placeholder('usuarioID')),
          eq(relacion.eliminada, false),
          eq(relacionPeriodo.eliminada, false),
          eq(periodo.activo, true),
          eq(periodo.visible, true),
          ne(periodo.tipo, 'CUR'),
          sql`(${venta.anio}, ${venta.mes}) >= (${periodo.anioInicio}, ${periodo.mesInicio})`,
        ),
      ),
  );
}

function markRow(db: Db, cell: ReturnType<typeof ownOpenCell>) {
  return db.$with('marked').as(
    db
      .update(relacionPeriodo)
      .set({ presupuestado: true })
      .from(cell)
      .where(
        and(
          eq(relacionPeriodo.clienteProductoPeriodoID, cell.rowID),
          eq(relacionPeriodo.presupuestado, false),
        ),
      )
      .returning({ rowID: relacionPeriodo.clienteProductoPeriodoID }),
  );
}
