import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { pais, periodo, periodoMoneda, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { noteOfMonth, type ShownNote } from '../notas/note-sql.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { ventaID } from '../shared/month-id.ts';
import { rateAt } from '../shared/rate.ts';
import { localSales } from '../shared/sales-sql.ts';
import type { SellerID } from '../shared/seller.ts';
import { type ForeignChange, foreignChange } from './last-change.ts';

/** One month of a row; exact decimals as text. */
interface SalesMonth {
  ventaID: number;
  anio: number;
  mes: number;
  periodoID: string;
  volumenTon: string;
  precio: string;
  valorMonedaLocal: string;
  valorEUR: string | null;
  monedaID: string;
  cambioAjeno: ForeignChange | null;
  nota: ShownNote;
}

const local = localSales();
const rate = rateAt({
  periodoID: periodo.periodoID,
  tipo: periodo.tipo,
  monedaID: relacionPeriodo.monedaID,
  mes: venta.mes,
});

const key = { rowID: venta.clienteProductoPeriodoID, anio: venta.anio, mes: venta.mes };

const monthsOfPair = prepared<SalesMonth>(
  'months_of_pair',
  sql`
    select ${ventaID} as "ventaID", ${venta.anio} as anio, ${venta.mes} as mes, ${periodo.periodoID} as "periodoID",
      ${venta.volumenTon} as "volumenTon", ${venta.precio} as precio, ${local} as "valorMonedaLocal",
      ${local} / ${rate} as "valorEUR", ${relacionPeriodo.monedaID} as "monedaID",
      ${foreignChange(sql`${sql.placeholder('usuarioID')}::int`)} as "cambioAjeno", ${noteOfMonth(key)} as nota
    from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    cross join lateral meses_de_fila(${relacionPeriodo.clienteProductoPeriodoID}) ${venta}
    where ${relacion.vendedorID} = ${sql.placeholder('vendedorID')} and ${relacion.clienteID} = ${sql.placeholder('clienteID')}
      and ${relacion.productoID} = ${sql.placeholder('productoID')}
      and ${relacionPeriodo.periodoID} = ${sql.placeholder('periodoID')} and ${periodo.visible} and ${isLiveRow}
    order by ${venta.anio}, ${venta.mes}`,
);

interface MonthsOf {
  vendedorID: SellerID;
  clienteID: number;
  productoID: number;
  periodoID: string;
  /** Who looks at them. */
  usuarioID: number;
}

/**
 * The months of a salesperson's pair in a visible period, the oldest first, as a user sees them; none when it has no live row there.
 */
export async function listMonths(db: Db, of: MonthsOf): Promise<SalesMonth[]> {
  return (await monthsOfPair(db, { ...of })).rows;
}

const currencies = prepared<{ monedaID: string }>(
  'currencies',
  sql`
    with of_period as (
      select ${relacionPeriodo.monedaID} as moneda_id
      from ${relacionPeriodo}
      where ${relacionPeriodo.periodoID} = ${sql.placeholder('periodoID')}
      union
      select ${periodoMoneda.monedaID} from ${periodoMoneda} where ${periodoMoneda.periodoID} = ${sql.placeholder('periodoID')}
    )
    select moneda_id as "monedaID" from of_period
    union
    select ${pais.monedaID} from ${pais} where not exists (select from of_period)
    order by 1`,
);

/**
 * The currencies of a period, by id: those of its rows, and those that have a rate in it. While it has neither,
 * all that a country sells in, so that its first rate can be chosen.
 */
export async function listCurrencies(db: Db, periodoID: string): Promise<string[]> {
  const { rows } = await currencies(db, { periodoID });
  return rows.map(({ monedaID }) => monedaID);
}
