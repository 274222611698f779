import { rebased } from '@presupuesto/api-sdk/contract';
import { required } from '../required.ts';

/** Whose products: of one client, and of one seller where an administrator chose one. */
export interface PairOf {
  readonly vendedorID: number | null;
  readonly clienteID: number;
}

/** A product as the assigned list names it. */
export interface AssignedProduct {
  readonly productoID: number;
  readonly nombre: string;
}

/** What is known of one client's assignment. */
export interface Pair extends PairOf {
  /** What the server listed, for the names. */
  readonly items: readonly AssignedProduct[];
  /** The set that the server last confirmed. */
  readonly confirmed: readonly number[];
  /** The set on the screen. */
  readonly wanted: readonly number[];
  /** Moves stay on the screen although no server keeps them. */
  readonly isLocal: boolean;
}

/** By `pairKey`, in the order in which they were chosen. */
export type Pairs = Readonly<Record<string, Pair>>;

/** One call: the whole set of a client. */
export interface Save extends PairOf {
  readonly productoIDs: readonly number[];
  /** The set that it began with: what others have changed of it since stays. */
  readonly vistos: readonly number[];
}

export function pairKey({ vendedorID, clienteID }: PairOf): string {
  return `${vendedorID ?? 'own'}/${clienteID}`;
}

/** What lists a client's products is given; a seller's own call names no seller. */
export function listInput({ vendedorID, clienteID }: PairOf) {
  return { params: { clienteID }, query: { vendedorID: vendedorID ?? undefined } };
}

/** What saves them is given; there is no call without a save. */
export function saveInput(save: Save | null) {
  const { vendedorID, clienteID, productoIDs, vistos } = required(save);
  return {
    params: { clienteID },
    body: { productoIDs: [...productoIDs], vistos: [...vistos], vendedorID: vendedorID ?? undefined },
  };
}

export function loadedPair(of: PairOf, items: readonly AssignedProduct[]): Pair {
  const ids = idsOf(items);
  return { ...of, items, confirmed: ids, wanted: ids, isLocal: false };
}

/** Once it is saved: as the server has it by now, where it says so, with what was moved meanwhile. */
export function savedPair(pair: Pair, { productoIDs }: Save, items: readonly AssignedProduct[] | null): Pair {
  if (items === null) return { ...pair, confirmed: productoIDs };
  const confirmed = idsOf(items);
  return { ...pair, items, confirmed, wanted: rebased(confirmed, pair.wanted, productoIDs) };
}

/** The set with these products moved in or out. */
export function moved(pair: Pair, ids: readonly number[], to: 'assigned' | 'available'): Pair {
  const { wanted } = pair;
  if (to === 'assigned') return { ...pair, wanted: [...new Set([...wanted, ...ids])] };
  const gone = new Set(ids);
  return { ...pair, wanted: wanted.filter((id) => !gone.has(id)) };
}

/** The next set to save: the oldest client's whose screen and server differ. */
export function nextSave(pairs: Pairs): Save | null {
  const pair = Object.values(pairs).find((known) => !isSettled(known));
  if (!pair) return null;
  const { vendedorID, clienteID, wanted, confirmed } = pair;
  return { vendedorID, clienteID, productoIDs: wanted, vistos: confirmed };
}

/** Whether the server has what was to be saved, although its answer was lost. */
export function isSaved({ productoIDs, vistos }: Save, items: readonly AssignedProduct[]): boolean {
  const confirmed = idsOf(items);
  return isSettled({ confirmed, wanted: rebased(confirmed, productoIDs, vistos) });
}

/** What remains once another client is chosen: everything that is not saved yet, and what no server keeps. */
export function unsettled(pairs: Pairs, sending: Save | null): Pairs {
  const kept = Object.entries(pairs).filter(
    ([key, pair]) => !isSettled(pair) || pair.isLocal || (sending !== null && key === pairKey(sending)),
  );
  return Object.fromEntries(kept);
}

/** The pairs with a change to one of them, if it is known. */
export function withPair(pairs: Pairs, of: PairOf, change: (pair: Pair) => Pair): Pairs {
  const key = pairKey(of);
  const pair = pairs[key];
  return pair ? { ...pairs, [key]: change(pair) } : pairs;
}

function idsOf(items: readonly AssignedProduct[]): readonly number[] {
  return items.map(({ productoID }) => productoID);
}

function isSettled({ confirmed, wanted }: Pick<Pair, 'confirmed' | 'wanted'>): boolean {
  const known = new Set(confirmed);
  return known.size === wanted.length && wanted.every((id) => known.has(id));
}
