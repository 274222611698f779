import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { totalParte } from '../../../db/schema.ts';
import { toNumber } from '../../shared/decimal.ts';
import type { Period } from '../../shared/period.ts';
import { groupRate } from '../../shared/totals.ts';
import type { SalesGroup } from '../read/sales-groups.ts';

/** A currency whose sales have no rate, in a CUR period by the month. */
type MissingRate = {
  monedaID: string;
  mes: number | null;
};

/** Tonnes and euros of a period as the dashboard counts them; euros are null where a rate is missing. */
interface PeriodFigures {
  toneladas: number;
  valorEUR: number | null;
  tasasFaltantes: MissingRate[];
}

type Row = { t: string; e: string | null; faltan: MissingRate[] };

/** The figures of what a period has sold, or would have, at its rates, in exact decimals. */
export async function periodFigures(
  db: Db,
  period: Pick<Period, 'periodoID' | 'tipo'>,
  groups: readonly SalesGroup[],
): Promise<PeriodFigures> {
  const { rows: found } = await db.execute<Row>(sql`
    with g as (${groupRows(period, groups)}),
    rated as (select g.*, ${groupRate()} as tasa from g)
    select coalesce(sum(t), 0) as t,
      case when count(*) filter (where v <> 0 and tasa is null) = 0
        then coalesce(sum(case when v = 0 then 0 else v / tasa end), 0) end as e,
      coalesce(
        jsonb_agg(distinct jsonb_build_object('monedaID', moneda_id, 'mes', case when tipo = 'CUR' then mes end))
          filter (where v <> 0 and tasa is null), '[]') as faltan
    from rated`);
  const [row] = found;
  if (!row) throw new Error('Totals without GROUP BY always give one row');
  return {
    toneladas: toNumber(row.t),
    valorEUR: toNumber(row.e),
    tasasFaltantes: row.faltan.toSorted(
      (a, b) => a.monedaID.localeCompare(b.monedaID) || (a.mes ?? 0) - (b.mes ?? 0),
    ),
  };
}

/** Whole numbers become decimals by an exact factor. */
function groupRows(
  { periodoID, tipo }: Pick<Period, 'periodoID' | 'tipo'>,
  groups: readonly SalesGroup[],
): SQL {
  const list = <T>(of: (group: SalesGroup) => T): T[] => groups.map(of);
  return sql`
    select ${periodoID}::text as periodo_id, ${tipo}::text as tipo, moneda_id, mes, tonnes * 0.001 as t, sales * 0.0001 as v
    from unnest(
      ${sql.param(list(({ monedaID }) => monedaID))}::text[], ${sql.param(list(({ mes }) => mes))}::int[],
      ${sql.param(list(({ tonnes }) => String(tonnes)))}::numeric[],
      ${sql.param(list(({ sales }) => String(sales)))}::numeric[]
    ) as grupo(moneda_id, mes, tonnes, sales)`;
}

/** A group as the database writes it: whole numbers, as `SalesGroup` counts. */
type GroupText = { monedaID: string; mes: number; tonnes: string; sales: string };

/** What a period has sold by currency and month, exactly. */
export async function periodGroups(db: Db, periodoID: string): Promise<SalesGroup[]> {
  const { rows: found } = await db.execute<GroupText>(sql`
    select ${totalParte.monedaID} as "monedaID", ${totalParte.mes} as mes,
      trunc(sum(${totalParte.toneladas}) * 1000)::text as tonnes, trunc(sum(${totalParte.ventas}) * 10000)::text as sales
    from ${totalParte} where ${totalParte.periodoID} = ${periodoID}
    group by 1, 2 order by 1, 2`);
  return found.map(({ tonnes, sales, ...group }) => {
    return { ...group, tonnes: BigInt(tonnes), sales: BigInt(sales) };
  });
}
