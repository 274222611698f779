import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { preparedFor } from '../../db/prepared.ts';
import {
  cliente,
  division,
  moneda,
  pais,
  periodo,
  producto,
  relacion,
  relacionPeriodo,
  vendedor,
} from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import { noteOfRow } from '../notas/note-sql.ts';
import { reopeningOfRow } from '../presupuestos/reopening-sql.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { isOfSeller, type SellerID } from '../shared/seller.ts';

const rowsQuery = (db: Db) =>
  db
    .select({
      clienteProductoPeriodoID: relacionPeriodo.clienteProductoPeriodoID,
      clienteProductoID: relacion.clienteProductoID,
      periodoID: periodo.periodoID,
      vendedorID: relacion.vendedorID,
      clienteID: cliente.clienteID,
      clienteCodigo: cliente.clienteCodigo,
      nombreCliente: cliente.nombre,
      productoID: producto.productoID,
      productoCodigo: producto.productoCodigo,
      nombreProducto: producto.nombre,
      presupuestado: relacionPeriodo.presupuestado,
      paisID: pais.paisID,
      nombrePais: pais.nombre,
      divisionID: division.divisionID,
      nombreDivision: division.nombre,
      monedaID: moneda.monedaID,
      nombreMoneda: moneda.nombre,
      nota: noteOfRow(relacionPeriodo.clienteProductoPeriodoID),
      reapertura: reopeningOfRow,
    })
    .from(relacion)
    .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
    .innerJoin(division, eq(division.divisionID, vendedor.divisionID))
    .innerJoin(relacionPeriodo, eq(relacionPeriodo.clienteProductoID, relacion.clienteProductoID))
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
    .innerJoin(producto, eq(producto.productoID, relacion.productoID))
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .innerJoin(moneda, eq(moneda.monedaID, relacionPeriodo.monedaID))
    .where(
      and(
        eq(relacion.vendedorID, sql.placeholder('vendedorID')),
        eq(relacionPeriodo.periodoID, sql.placeholder('periodoID')),
        isLiveRow,
      ),
    )
    .orderBy(
      byName(cliente.nombreBuscable),
      asc(cliente.clienteID),
      byName(producto.nombreBuscable),
      asc(producto.productoID),
    );

const rowsOfSeller = preparedFor((db) => rowsQuery(db).prepare('rows_of_seller'));
const someRowsOfSeller = preparedFor((db) =>
  rowsQuery(db)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('some_rows_of_seller'),
);

/** The live rows of a salesperson in a period, by client and product, with all that the detail panel shows. */
export async function listRows(db: Db, vendedorID: SellerID, periodoID: string) {
  return (await rowsOfSeller(db).execute({ vendedorID, periodoID })).map(shown);
}

/** Some of them: `limit` from `offset` on. */
export async function listSomeRows(
  db: Db,
  of: { vendedorID: SellerID; periodoID: string; limit: number; offset: number },
) {
  return (await someRowsOfSeller(db).execute(of)).map(shown);
}

/** What is absent is left out of an answer. */
const shown = ({ nota, reapertura, ...row }: Awaited<ReturnType<typeof rowsQuery>>[number]) => ({
  ...row,
  nota: nota ?? undefined,
  reapertura: reapertura ?? undefined,
});

type OwnRelation = typeof relacion.$inferSelect;

/** A relation of the salesperson's, removed or not, held against other changes until the transaction ends. */
export async function lockOwnRelation(db: Db, vendedorID: SellerID, clienteProductoID: number) {
  const [own] = await db
    .select()
    .from(relacion)
    .where(and(isOfSeller(vendedorID), eq(relacion.clienteProductoID, clienteProductoID)))
    .for('update');
  return own;
}

const ownPair = preparedFor((db) =>
  db
    .select()
    .from(relacion)
    .where(
      and(
        eq(relacion.vendedorID, sql.placeholder('vendedorID')),
        eq(relacion.clienteID, sql.placeholder('clienteID')),
        eq(relacion.productoID, sql.placeholder('productoID')),
      ),
    )
    .prepare('own_pair'),
);

/** The salesperson's relation with a client and a product, removed or not. */
export async function findOwnPair(
  db: Db,
  vendedorID: SellerID,
  pair: { clienteID: number; productoID: number },
): Promise<OwnRelation | undefined> {
  const { clienteID, productoID } = pair;
  const [own] = await ownPair(db).execute({ vendedorID, clienteID, productoID });
  return own;
}

/** The periods that hold a relation, neither to be opened nor closed until the transaction ends. */
export function lockPeriodsHolding(db: Db, clienteProductoID: number) {
  return db
    .select({ periodoID: periodo.periodoID, activo: periodo.activo })
    .from(relacionPeriodo)
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .where(
      and(eq(relacionPeriodo.clienteProductoID, clienteProductoID), eq(relacionPeriodo.eliminada, false)),
    )
    .for('share', { of: periodo });
}
