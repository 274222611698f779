import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, periodo, relacion, usuario, vendedor } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http-problem.ts';
import { lockProducts } from '../../relaciones/assign-locks.ts';
import { anyOf } from '../../shared/any-of.ts';
import { holdPeriodID, type Period } from '../../shared/period.ts';
import type { SalesFile } from '../read/file.ts';
import type { Sales } from '../read/sales.ts';
import { pairsJoin } from './pairs-sql.ts';
import { isEmpty, type LoadTarget, periodAfter, slotsOf } from './target.ts';

/** Who loads what, for the record. */
export interface LoadOrigin {
  usuarioID: number;
  cuando: Date;
  archivo: string;
  nombre: string;
}

/** Rows written while the file was still read: without relation and period, so nobody sees them. */
export interface StagedRows {
  /** Those of the file's first pairs. */
  ids: Int32Array;
  /** How many of the file's sales have their months there, from the first one on. */
  months: number;
}

export const NO_STAGED_ROWS: StagedRows = { ids: new Int32Array(0), months: 0 };

/** All that a load writes, decided: it can be written at any time, in steps, and again. Plain values only. */
export interface LoadPlan {
  loadID: string;
  origin: LoadOrigin;
  guardadas: number;
  errores: number;
  /** As it is after the load. */
  period: Period;
  /** The slots that its rows had before; none when the load makes it. */
  slotsBefore: number;
  slots: number;
  /** `monthIndex` of slot 0. */
  firstMonth: number;
  sales: Sales;
  staged: StagedRows;
  /** Of each pair, before the load: `HAD`, `NEW` or `REMOVED`. */
  states: Uint8Array;
  /** Whether its pairs also enter the other open budgets. */
  asignarEnAbiertos: boolean;
}

/** Whether a pair was its seller's: on the list, never, or no longer. */
export const [HAD, NEW, REMOVED] = [0, 1, 2] as const;

const CHANGED = 'Los datos han cambiado mientras se leía el archivo. Vuelva a cargarlo.';
const PAIRS = 5000;

interface Decided {
  target: LoadTarget;
  file: SalesFile;
  staged: StagedRows;
  origin: LoadOrigin;
  asignarEnAbiertos: boolean;
}

/**
 * Decides a load in a transaction of its own or while nobody else writes: looks again at everything that the
 * reading relied on, and holds it. In the order of those who assign, remove, approve and open, so that nobody
 * waits in a circle.
 *
 * @throws HttpProblem 400 when something has changed since
 */
export async function planLoad(
  db: Db,
  { target, file, staged, origin, asignarEnAbiertos }: Decided,
): Promise<LoadPlan> {
  const sales = file.sales.packed();
  await holdUser(db, origin);
  await holdRecords(db, sales);
  await requireCurrencies(db, sales, file.currencies);
  const states = await pairStates(db, sales, { isHeld: true });
  await holdPeriod(db, target);
  if (staged.ids.length > 0 && !(await isEmpty(db, target))) throw new HttpProblem(400, CHANGED);
  const period = periodAfter(target, file.sales.lastSlot);
  return {
    loadID: randomUUID(),
    origin,
    guardadas: file.sales.count,
    errores: file.errors.count,
    period,
    slotsBefore: target.existing ? slotsOf(target.existing) : 0,
    slots: slotsOf(period),
    firstMonth: target.firstMonth,
    sales,
    staged,
    states,
    asignarEnAbiertos,
  };
}

/** Kept from being removed: the record of the load names them. */
async function holdUser(db: Db, { usuarioID }: LoadOrigin): Promise<void> {
  const held = await db
    .select({ id: usuario.usuarioID })
    .from(usuario)
    .where(eq(usuario.usuarioID, usuarioID))
    .for('key share');
  if (held.length === 0) throw new HttpProblem(400, CHANGED);
}

async function holdRecords(db: Db, { sellers, clients, products }: Sales): Promise<void> {
  const sellerIDs = [...new Set(sellers)];
  const clientIDs = [...new Set(clients)];
  const productIDs = [...new Set(products)];
  const foundSellers = await db
    .select({ id: vendedor.vendedorID })
    .from(vendedor)
    .where(sql`${vendedor.vendedorID} = ${anyOf(sellerIDs)}`)
    .orderBy(asc(vendedor.vendedorID))
    .for('no key update');
  const foundClients = await db
    .select({ id: cliente.clienteID })
    .from(cliente)
    .where(sql`${cliente.clienteID} = ${anyOf(clientIDs)}`)
    .orderBy(asc(cliente.clienteID))
    .for('key share');
  const foundProducts = await lockProducts(db, productIDs);
  const isComplete =
    foundSellers.length === sellerIDs.length &&
    foundClients.length === clientIDs.length &&
    foundProducts.size === productIDs.length;
  if (!isComplete) throw new HttpProblem(400, CHANGED);
}

/** A client's prices are in the currency of its country, which may have become another one since they were read. */
async function requireCurrencies(
  db: Db,
  { clients }: Sales,
  currencies: SalesFile['currencies'],
): Promise<void> {
  const now = await db
    .select({ id: cliente.clienteID, monedaID: pais.monedaID })
    .from(cliente)
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(sql`${cliente.clienteID} = ${anyOf([...new Set(clients)])}`);
  if (now.some(({ id, monedaID }) => monedaID !== currencies.get(id))) throw new HttpProblem(400, CHANGED);
}

/** Which pairs their sellers have. @param isHeld whether the relations that there are already are held */
export async function pairStates(db: Db, sales: Sales, { isHeld = false } = {}): Promise<Uint8Array> {
  const hold = isHeld ? sql`order by ${relacion.clienteProductoID} for update of ${relacion}` : sql``;
  const states = new Uint8Array(sales.sellers.length).fill(NEW);
  for (let from = 0; from < states.length; from += PAIRS) {
    const { rows: found } = await db.execute<{ n: number; eliminada: boolean }>(sql`
      select n, ${relacion.eliminada} as eliminada from ${pairsJoin(sales, from, from + PAIRS)} ${hold}`);
    for (const { n, eliminada } of found) states[from + n - 1] = eliminada ? REMOVED : HAD;
  }
  return states;
}

/** Held against closing, deleting and approving; its rows and rates may be looked at. */
async function holdPeriod(db: Db, { load, existing }: LoadTarget): Promise<void> {
  await holdPeriodID(db, load.periodoID);
  const [period] = await db
    .select()
    .from(periodo)
    .where(eq(periodo.periodoID, load.periodoID))
    .for('no key update');
  const isSame =
    period?.activo === existing?.activo &&
    period?.anioInicio === existing?.anioInicio &&
    period?.mesInicio === existing?.mesInicio &&
    period?.cantidadMeses === existing?.cantidadMeses;
  if (!isSame) throw new HttpProblem(400, CHANGED);
}
