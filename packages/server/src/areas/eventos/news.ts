import type { Campo, Evento } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { plannedEachTime } from '../../db/prepared.ts';
import { auditoria, cambio, periodo, relacionPeriodo, usuario } from '../../db/schema.ts';
import { monthID } from '../shared/month-id.ts';
import { MARKED } from '../ventas/record-marks.ts';
import type { Snapshot } from './cursor.ts';

/** Something that has happened, and who may know of it. */
export interface News {
  event: Evento;
  /** Of whose budget it is; null: of everybody's. */
  vendedorID: number | null;
  /** Whether sellers may read its period. */
  isVisible: boolean;
}

/** Most rows of one reading: past them only whose figures have changed is sent, and no longer which. */
const MAX_ROWS = 5000;

const since = sql`${sql.placeholder('since')}::pg_snapshot`;
/** Up to which snapshot; null: to the present one. */
const until = sql`coalesce(${sql.placeholder('until')}::pg_snapshot, pg_current_snapshot())`;

/**
 * SQL: a row was committed between the two. The last condition also leaves out rows of a restored copy, whose numbers belong to
 * another server's transactions.
 */
const isNew = (transaccion: typeof cambio.transaccion | typeof auditoria.transaccion) => sql`
  ${transaccion} >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(${transaccion}, ${since})
  and pg_visible_in_snapshot(${transaccion}, ${until})`;

/** SQL: newer than any cursor may be: rows of a restored copy. */
const isRecent = sql`${cambio.cuando} > ${sql.placeholder('recent')}::timestamptz`;

/** SQL: what the log of figures has. In the order of the index, so that it alone is read; those of a month follow their numbers. */
const figures = sql`
  select ${cambio.cambioID} as n, ${cambio.campo}::text as que, ${cambio.despues} as valor, ${cambio.clienteProductoPeriodoID} as row_id,
    ${cambio.anio} as anio, ${cambio.mes} as mes, ${cambio.periodoID} as periodo_id, ${cambio.vendedorID} as vendedor_id,
    ${cambio.usuarioID} as usuario_id, ${cambio.gestoID} as gesto_id, ${cambio.origen}::text as origen, ${cambio.cuando} as cuando,
    false as was_visible, null::jsonb as marked
  from ${cambio} where ${isNew(cambio.transaccion)} and ${isRecent}
  order by ${cambio.transaccion} limit ${sql.raw(String(MAX_ROWS + 1))}`;

/** SQL: what people did besides, that others see. */
const actions = sql`
  select ${auditoria.auditoriaID}, ${auditoria.accion}, null, null, null, null, ${auditoria.periodoID}, ${auditoria.vendedorID},
    null, null, null, ${auditoria.cuando}, coalesce(${auditoria.antes} ->> 'visible' = 'true', false),
    case when ${auditoria.accion} = ${sql.raw(`'${MARKED}'`)} then ${auditoria.despues} -> 'clienteProductoPeriodoIDs' end
  from ${auditoria} where ${isNew(auditoria.transaccion)}
  order by ${auditoria.transaccion} limit ${sql.raw(String(MAX_ROWS + 1))}`;

interface Row extends Record<string, unknown> {
  at: Snapshot;
  que: string | null;
  valor: string;
  row_id: number;
  anio: number;
  mes: number;
  periodo_id: string | null;
  vendedor_id: number | null;
  gesto_id: string | null;
  origen: string;
  cuando: Date | string;
  visible: boolean;
  cliente_producto_id: number | null;
  usuario: string | null;
  /** Rows that were marked. */
  marked: number[] | null;
}

/** News and the snapshot that they were read in: in one statement, so that nothing falls between the two. */
const news = plannedEachTime<Row>(
  sql`
  select here.at, news.*, ${relacionPeriodo.clienteProductoID}, ${usuario.nombreUsuario} as usuario,
    coalesce(${periodo.visible}, false) or was_visible as visible
  from (select pg_current_snapshot()::text as at) here
  left join ((${figures}) union all (${actions})) news on true
  left join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoPeriodoID} = news.row_id
  left join ${usuario} on ${usuario.usuarioID} = news.usuario_id
  left join ${periodo} on ${periodo.periodoID} = news.periodo_id
  order by news.row_id is null, news.n`,
);

interface Reading {
  at: Snapshot;
  news: News[];
  /** There was more than can be sent. */
  isTooMuch: boolean;
}

/** What has been committed since a snapshot, or between two. @param recent what is older is not news */
export async function readNews(
  db: Db,
  { since, until = null, recent }: { since: Snapshot; until?: Snapshot | null; recent: Date },
): Promise<Reading> {
  const { rows } = await news(db, { since, until, recent: recent.toISOString() });
  const at = rows[0]?.at;
  if (at === undefined) throw new Error('A reading always has its snapshot');
  return { at, news: rows.flatMap(newsOf), isTooMuch: rows.length > MAX_ROWS };
}

/** Where a first reading begins. */
export async function readSnapshot(db: Db): Promise<Snapshot> {
  const { rows } = await db.execute<{ at: Snapshot }>(sql`select pg_current_snapshot()::text as at`);
  return rows[0]?.at ?? '';
}

function newsOf(row: Row): News[] {
  const events = row.row_id === null ? actionsOf(row) : [figureOf(row)];
  const isVisible = row.periodo_id === null || row.visible;
  return events.flatMap((event) => (event ? [{ event, vendedorID: row.vendedor_id, isVisible }] : []));
}

/** One whose row is gone meanwhile is no news. */
function figureOf(row: Row): Evento | undefined {
  const { vendedor_id: vendedorID, periodo_id: periodoID, cliente_producto_id: clienteProductoID } = row;
  if (vendedorID === null || periodoID === null || clienteProductoID === null) return undefined;
  return {
    tipo: 'cifra',
    ventaID: monthID({ rowID: row.row_id, anio: row.anio, mes: row.mes }),
    campo: row.que as Campo,
    valor: Number(row.valor),
    periodoID,
    vendedorID,
    clienteProductoID,
    clienteProductoPeriodoID: row.row_id,
    usuario: row.usuario,
    origen: row.origen,
    gestoID: row.gesto_id,
    fecha: new Date(row.cuando).toISOString(),
  };
}

/** What the audit table calls it, by the part before the dot or whole, and what is sent to listeners. */
const ofSeller: Record<string, 'aprobacion' | 'reapertura' | 'pares' | 'nota'> = {
  'presupuesto.aprobado': 'aprobacion',
  'presupuesto.reabierto': 'reapertura',
  relacion: 'pares',
  nota: 'nota',
};
const ofPeriod: Record<string, 'periodo' | 'archivo'> = {
  periodo: 'periodo',
  tasa: 'periodo',
  'archivo.cargado': 'archivo',
  'archivo.asignado': 'archivo',
};

function actionsOf(row: Row): (Evento | undefined)[] {
  const { marked, periodo_id: periodoID, vendedor_id: vendedorID } = row;
  if (marked === null || periodoID === null || vendedorID === null) return [actionOf(row)];
  return marked.map((clienteProductoPeriodoID) => ({
    tipo: 'marca',
    periodoID,
    vendedorID,
    clienteProductoPeriodoID,
  }));
}

function actionOf({ que, periodo_id: periodoID, vendedor_id: vendedorID }: Row): Evento | undefined {
  if (que === null) return undefined;
  const [kind = ''] = que.split('.');
  const seller = ofSeller[que] ?? ofSeller[kind];
  if (seller !== undefined && vendedorID !== null) return { tipo: seller, periodoID, vendedorID };
  const period = ofPeriod[que] ?? ofPeriod[kind];
  return period !== undefined && periodoID !== null ? { tipo: period, periodoID } : undefined;
}
