import type { DatosProducto, Producto } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { producto } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { productoColumns, toProducto } from './repo.ts';

type Data = z.output<typeof DatosProducto>;

export const PRODUCT_UNKNOWN = 'El producto no existe';

const duplicates = {
  producto_codigo: 'Ya existe un producto con ese código',
  producto_nombre: 'Ya existe un producto con ese nombre',
};

/** Adds a product. @throws HttpProblem 400 for a code or a name that another product has */
export async function createProducto(db: Db, data: Data): Promise<Producto> {
  const [created] = await refusingDuplicates(duplicates, () =>
    db.insert(producto).values(valuesOf(data)).returning(productoColumns),
  );
  if (!created) throw new Error('An insert gives its row back');
  return toProducto(created);
}

/** Changes a product. @throws HttpProblem 404 for an unknown one; 400 as `createProducto` does */
export async function updateProducto(db: Db, productoID: number, data: Data): Promise<Producto> {
  const ofThis = eq(producto.productoID, productoID);
  const [updated] = await refusingDuplicates(duplicates, () =>
    db.update(producto).set(valuesOf(data)).where(ofThis).returning(productoColumns),
  );
  if (!updated) throw new HttpProblem(404, PRODUCT_UNKNOWN);
  return toProducto(updated);
}

/** The whole product: kilos that are left out are kilos that are taken away. */
function valuesOf({ productoCodigo, nombre, kilosPorPieza = null }: Data) {
  return { productoCodigo, nombre, kilosPorPieza };
}
