import { isDeepStrictEqual } from 'node:util';
import type { DatosProducto, Producto } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { producto } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { productoColumns, toProducto } from './repo.ts';

type Data = z.output<typeof DatosProducto>;

export const PRODUCT_UNKNOWN = 'El producto no existe';

const PRODUCT_CHANGED = 'producto.actualizado';

export const conditionalProducto = conditional<Producto>({
  id: 'productoID',
  fields: ['productoCodigo', 'nombre', 'kilosPorPieza'],
  changes: [PRODUCT_CHANGED],
});

const duplicates = {
  producto_codigo: 'Ya existe un producto con ese código',
  producto_nombre: 'Ya existe un producto con ese nombre',
};

/** Adds a product. @throws HttpProblem 400 for a code or a name that another product has */
export function createProducto(db: Db, author: Author, data: Data): Promise<Producto> {
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (creating) => {
      const [created] = await creating.insert(producto).values(valuesOf(data)).returning(productoColumns);
      if (!created) throw new Error('An insert gives its row back');
      const despues = toProducto(created);
      await recordAudit(creating, { ...author, accion: 'producto.creado', despues });
      return despues;
    }),
  );
}

/** A change of a product, and the version that its author saw. */
interface ProductoChange {
  productoID: number;
  datos: Data;
  visto: string | undefined;
}

/** Changes a product. @throws HttpProblem 404 for an unknown one; 409 for a stale change; 400 as `createProducto` does */
export function updateProducto(
  db: Db,
  author: Author,
  { productoID, datos, visto }: ProductoChange,
): Promise<Producto> {
  const ofThis = eq(producto.productoID, productoID);
  const values = valuesOf(datos);
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (changing) => {
      const [stored] = await changing
        .select(productoColumns)
        .from(producto)
        .where(ofThis)
        .for('no key update');
      if (!stored) throw new HttpProblem(404, PRODUCT_UNKNOWN);
      const antes = toProducto(stored);
      await conditionalProducto.refuseStale(changing, { visto, actual: antes, wanted: toProducto(values) });
      const [updated] = await changing.update(producto).set(values).where(ofThis).returning(productoColumns);
      if (!updated) throw new Error('A row that is held is there to be changed');
      const despues = toProducto(updated);
      if (!isDeepStrictEqual(antes, despues)) {
        await recordAudit(changing, { ...author, accion: PRODUCT_CHANGED, antes, despues });
      }
      return despues;
    }),
  );
}

/** The whole product: kilos that are left out are kilos that are taken away. */
function valuesOf({ productoCodigo, nombre, kilosPorPieza = null }: Data) {
  return { productoCodigo, nombre, kilosPorPieza };
}
