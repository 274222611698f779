import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo } from '../../db/schema.ts';
import { toNumber } from '../shared/decimal.ts';
import type { Period } from '../shared/period.ts';
import { groupRate, salesGroups } from '../shared/totals.ts';
import type { SalesChange } from './sales-changes.ts';

/** A currency whose sales have no rate, in a CUR period by the month. */
export type MissingRate = {
  monedaID: string;
  mes: number | null;
};

/** Tonnes and euros of a period as the dashboard counts them; euros are null where a rate is missing. */
export interface PeriodFigures {
  toneladas: number;
  valorEUR: number | null;
}

export interface FiguresAround {
  antes: PeriodFigures;
  despues: PeriodFigures;
  /** After the changes. */
  tasasFaltantes: MissingRate[];
}

type Row = Record<'t0' | 't1', string> & Record<'e0' | 'e1', string | null> & { faltan: MissingRate[] };

/** A period's figures as they are and as some changes would leave them, in exact decimals. */
export async function figuresAround(
  db: Db,
  period: Pick<Period, 'periodoID' | 'tipo'>,
  changes: readonly SalesChange[] = [],
): Promise<FiguresAround> {
  const { rows } = await db.execute<Row>(sql`
    with g as (
      select periodo_id, tipo, moneda_id, mes, sum(t) as t0, sum(t + dt) as t1, sum(v) as v0, sum(v + dv) as v1
      from (
        select periodo_id, tipo, moneda_id, mes, coalesce(toneladas, 0) as t, coalesce(ventas, 0) as v, 0 as dt, 0 as dv
        from (${salesGroups(sql`${periodo.periodoID} = ${period.periodoID}`)}) as antes
        union all ${changeRows(period, changes)}
      ) as parte
      group by periodo_id, tipo, moneda_id, mes
    ),
    rated as (select g.*, ${groupRate()} as tasa from g)
    select coalesce(sum(t0), 0) as t0, coalesce(sum(t1), 0) as t1, ${inEuro('v0')} as e0, ${inEuro('v1')} as e1,
      coalesce(
        jsonb_agg(distinct jsonb_build_object('monedaID', moneda_id, 'mes', case when tipo = 'CUR' then mes end))
          filter (where v1 <> 0 and tasa is null), '[]') as faltan
    from rated`);
  const [row] = rows;
  if (!row) throw new Error('Totals without GROUP BY always give one row');
  return {
    antes: { toneladas: toNumber(row.t0), valorEUR: toNumber(row.e0) },
    despues: { toneladas: toNumber(row.t1), valorEUR: toNumber(row.e1) },
    tasasFaltantes: row.faltan.toSorted(
      (a, b) => a.monedaID.localeCompare(b.monedaID) || (a.mes ?? 0) - (b.mes ?? 0),
    ),
  };
}

/** A sum in euros, null where a rate that it needs is missing. */
function inEuro(column: 'v0' | 'v1'): SQL {
  const value = sql.raw(column);
  return sql`case when count(*) filter (where ${value} <> 0 and tasa is null) = 0
    then coalesce(sum(case when ${value} = 0 then 0 else ${value} / tasa end), 0) end`;
}

/** Scaled figures become decimals by an exact factor. */
function changeRows(
  { periodoID, tipo }: Pick<Period, 'periodoID' | 'tipo'>,
  changes: readonly SalesChange[],
): SQL {
  const list = <T>(of: (change: SalesChange) => T): T[] => changes.map(of);
  return sql`
    select ${periodoID}::text, ${tipo}::text, moneda_id, mes, 0, 0, dt * 0.001, dv * 0.0001
    from unnest(
      ${sql.param(list(({ monedaID }) => monedaID))}::text[], ${sql.param(list(({ mes }) => mes))}::int[],
      ${sql.param(list(({ tonnes }) => String(tonnes)))}::numeric[],
      ${sql.param(list(({ sales }) => String(sales)))}::numeric[]
    ) as cambio(moneda_id, mes, dt, dv)`;
}
