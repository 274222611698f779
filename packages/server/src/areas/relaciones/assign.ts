import { rebased } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { PERIOD_CLOSED } from '../shared/period.ts';
import { someOf } from '../shared/some-of.ts';
import {
  lockOpenPeriods,
  lockPairs,
  lockProducts,
  lockSellerAndClient,
  onlyInClosedPeriods,
  type Pair,
} from './assign-locks.ts';
import { addRelations, fillPeriods, setRemoved } from './assign-writes.ts';

/** The products that one client of a salesperson's shall have, and no others. */
export interface Assignment {
  vendedorID: number;
  clienteID: number;
  productoIDs: readonly number[];
  /** The set that was seen before: what others have changed of it since stays. */
  vistos?: readonly number[] | undefined;
}

/**
 * Makes a client's assigned products these, in one step, one salesperson's assignments one after the other.
 *
 * What is new comes into every open period that is budgeted, with zeros; what had been removed comes back there with the figures
 * that it had; what is missing is removed softly, as `removeRelation` does and refused where it refuses (decisions §3 and §4).
 *
 * @throws HttpProblem 404 for an unknown client; 400 for an unknown product, and when closed periods alone hold one that goes
 */
export function assignProducts(
  db: Db,
  { vendedorID, clienteID, productoIDs, vistos }: Assignment,
  author: Author,
): Promise<void> {
  return db.transaction(async (assigning) => {
    await lockSellerAndClient(assigning, vendedorID, clienteID);
    const pairs = await lockPairs(assigning, vendedorID, clienteID);
    const live = liveProducts(pairs);
    const wanted = new Set(rebased(live, productoIDs, vistos ?? live));
    const { added, restored, removed } = difference(pairs, wanted);
    if (added.length + restored.length + removed.length === 0) return;

    const known = await lockProducts(assigning, added);
    refuseUnknown(added.filter((productoID) => !known.has(productoID)));
    const open = await lockOpenPeriods(assigning);
    if (await onlyInClosedPeriods(assigning, removed)) throw new HttpProblem(400, PERIOD_CLOSED);

    const left = await setRemoved(assigning, removed, open, true);
    const returned = await setRemoved(assigning, restored, open, false);
    const created = await addRelations(assigning, vendedorID, clienteID, added);
    const entered = await fillPeriods(assigning, [...restored, ...created], open);
    const changed = new Set([...left, ...returned, ...entered]);
    await recordAudit(assigning, {
      ...author,
      accion: 'relacion.asignada',
      antes: { vendedorID, clienteID, productoIDs: live },
      despues: {
        vendedorID,
        clienteID,
        productoIDs: ascending(wanted),
        periodos: open.filter((periodoID) => changed.has(periodoID)),
      },
    });
  });
}

/** What changes: products that have no relation yet, relations that come back, and relations that go. */
function difference(pairs: readonly Pair[], wanted: ReadonlySet<number>) {
  const had = new Set(pairs.map(({ productoID }) => productoID));
  const ids = (which: (pair: Pair) => boolean) =>
    pairs.filter(which).map(({ clienteProductoID }) => clienteProductoID);
  return {
    added: ascending(wanted).filter((productoID) => !had.has(productoID)),
    restored: ids(({ productoID, eliminada }) => eliminada && wanted.has(productoID)),
    removed: ids(({ productoID, eliminada }) => !eliminada && !wanted.has(productoID)),
  };
}

function liveProducts(pairs: readonly Pair[]): number[] {
  return ascending(pairs.filter(({ eliminada }) => !eliminada).map(({ productoID }) => productoID));
}

function ascending(ids: Iterable<number>): number[] {
  return [...ids].sort((a, b) => a - b);
}

function refuseUnknown(ids: readonly number[]): void {
  if (ids.length === 0) return;
  const names = someOf(ids.map(String));
  throw new HttpProblem(
    400,
    ids.length === 1 ? `El producto ${names} no existe` : `Los productos ${names} no existen`,
  );
}
