import { periodMonths } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { avanceParcial, cliente, pais, relacion, relacionPeriodo, totalParcial } from '../../db/schema.ts';
import type { Period } from '../shared/period.ts';
import { type PartOfTotals, readOrigin, rowsOf, type StagedOpening } from './staged-opening.ts';

/**
 * Makes staged rows the destination's, in the transaction that opens it.
 *
 * @returns whether they are what a copy of this moment would have; if not, nothing is done
 */
export async function tieStaged(db: Db, staged: StagedOpening, { periodoID }: Period): Promise<boolean> {
  const { basis } = await readOrigin(db, staged.origin);
  if (basis !== staged.basis) return false;
  await db.execute(sql`
    update ${relacionPeriodo}
    set cliente_producto_id = staged.relation, periodo_id = ${periodoID}, moneda_id = ${pais.monedaID}
    from ${rowsOf(staged)}
    join ${relacion} on ${relacion.clienteProductoID} = staged.relation
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    where ${relacionPeriodo.clienteProductoPeriodoID} = staged.id`);
  return true;
}

/** Counts all rows of the destination with the months that they are to have, and what the tied ones hold. */
export async function countStaged(db: Db, { totals }: StagedOpening, destination: Period): Promise<void> {
  const column = (name: keyof PartOfTotals) => sql.param(totals.map((part) => part[name]));
  await db.execute(sql`
    insert into ${totalParcial} (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
    select ${destination.periodoID}, division_id, moneda_id, mes, sum(toneladas), sum(ventas)
    from unnest(${column('division_id')}::text[], ${column('moneda_id')}::text[], ${column('mes')}::smallint[],
      ${column('toneladas')}::numeric[], ${column('ventas')}::numeric[]) part (division_id, moneda_id, mes, toneladas, ventas)
    group by division_id, moneda_id, mes`);
  await db.execute(sql`
    insert into ${avanceParcial} (periodo_id, vendedor_id, filas, presupuestadas, meses)
    select ${destination.periodoID}, ${relacion.vendedorID}, count(*), 0, count(*) * ${periodMonths(destination).length}::int
    from ${relacionPeriodo} join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    where ${relacionPeriodo.periodoID} = ${destination.periodoID}
    group by ${relacion.vendedorID}`);
}
