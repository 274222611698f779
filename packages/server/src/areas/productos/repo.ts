import type { Producto } from '@presupuesto/api-sdk/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { producto } from '../../db/schema.ts';
import { byName, contains } from '../../db/searchable.ts';
import { toNumber } from '../shared/decimal.ts';

interface ProductoPage {
  /** From 0. */
  pageNumber: number;
  pageSize: number;
  /** Part of a code or of a name. */
  nombre?: string | undefined;
}

/** What the contract shows of a product. */
export const productoColumns = {
  productoID: producto.productoID,
  productoCodigo: producto.productoCodigo,
  nombre: producto.nombre,
  kilosPorPieza: producto.kilosPorPieza,
};

/** One page of the products, by name, and how many there are in all. */
export async function listProductos(
  db: Db,
  { pageNumber, pageSize, nombre }: ProductoPage,
): Promise<{ data: Producto[]; rows: number }> {
  const where = nombre ? contains(producto.busqueda, nombre) : undefined;
  const [page, rows] = await Promise.all([
    db
      .select(productoColumns)
      .from(producto)
      .where(where)
      .orderBy(byName(producto.nombreBuscable), asc(producto.productoID))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
    db.$count(producto, where),
  ]);
  return { data: page.map(toProducto), rows };
}

/** A stored product as the contract has it. */
export function toProducto<T extends { kilosPorPieza: string | null }>(stored: T) {
  return { ...stored, kilosPorPieza: toNumber(stored.kilosPorPieza) };
}
