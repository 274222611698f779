import { ConflictoCifra, type Venta } from '@presupuesto/api-sdk/contract';
import { failureData, failureStatus, isRefusal } from '../failure.ts';
import { type Change, isValueChange, type ValueChange } from './change.ts';
import type { Conflict, Kept } from './kept.ts';

/** What a refused condition (409) says; undefined for any other failure. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!isRefusal(error) || failureStatus(error) !== 409) return undefined;
  const { data, success } = ConflictoCifra.safeParse(failureData(error));
  return success ? conflict(data) : undefined;
}

export function conflict({
  actual,
  usuario,
  fecha,
}: {
  readonly actual: number;
  readonly usuario?: string | null | undefined;
  readonly fecha?: string | null | undefined;
}): Conflict {
  return { actual, usuario: usuario ?? null, fecha: fecha ?? null };
}

/** The writing as one that waits for its author's decision: later than itself, earlier than every other later one. */
export function inConflict(kept: Kept, conflicto: Conflict): Kept {
  return { ...kept, id: `${kept.id}!`, conflicto };
}

/** Whether the figure in the way is an earlier one of the same author, whose answer never came. */
export function isOwnFigure(change: Change, { actual, usuario: whose }: Conflict, usuario: string): boolean {
  return isValueChange(change) && whose === usuario && change.tried?.includes(actual) === true;
}

/** The change once `actual` is known to be what stands there, and its author knows. */
export function havingSeen(change: Change, actual: number): Change {
  if (!isValueChange(change) || change.visto === undefined) return change;
  const { tried: _tried, ...rest } = change;
  return { ...rest, visto: actual };
}

/**
 * A figure over one that is not confirmed: its author saw in the cell what the other one's author saw. Over a conflict whoever
 * types in its cell has seen both figures, and a gesture neither.
 */
export function following(change: Change, known: Kept | undefined, isGesture: boolean): Change {
  if (!isValueChange(change) || !known || !isValueChange(known.change)) return change;
  const { conflicto } = known;
  if (conflicto && !isGesture) return havingSeen({ ...change, visto: conflicto.actual }, conflicto.actual);
  const visto = known.change.visto ?? change.visto;
  if (conflicto && visto !== undefined) return { ...change, visto };
  return visto === undefined ? change : { ...change, visto, tried: triedBefore(known.change) };
}

/** Whether it is the very figure that is in the way: then there is nothing to be saved any more. */
export function isOtherFigure(change: Change, known: Kept | undefined): boolean {
  return isValueChange(change) && known?.conflicto?.actual === change.valor;
}

function triedBefore({ tried = [], valor }: ValueChange): readonly number[] {
  return [...new Set([...tried, valor])];
}

/**
 * What has been read from the server of an entry's month: it ends the conflict where both figures are the same by now, and
 * else says which one is in the way. A figure that its author saw before typing it proves nothing: it may be an old one.
 */
export function afterReading(
  { change, conflicto }: Kept,
  ventas: readonly Venta[],
): Conflict | 'ended' | null {
  if (!isValueChange(change) || !conflicto) return null;
  const venta = ventas.find(({ ventaID }) => ventaID === change.ventaID);
  const actual = venta?.[change.kind];
  if (actual === undefined || actual === conflicto.actual) return null;
  if (actual !== change.valor) return conflict({ ...venta?.cambioAjeno, actual });
  return change.valor === change.visto ? null : 'ended';
}
