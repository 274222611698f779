import {
  type Conflict,
  type GridContext,
  isField,
  leafOf,
  type Target,
  valueKey,
} from '@presupuesto/machines';
import type { Entries } from './marks-by-pair.ts';

interface ActiveConflict {
  /** In the outbox. */
  readonly key: string;
  readonly conflicto: Conflict;
  /** What was typed. */
  readonly valor: number;
}

/** The conflict of the active cell; null without one, and where it is no figure of one month. */
export function activeConflict(
  { view }: Pick<GridContext, 'view'>,
  active: Target | null,
  entries: Entries,
): ActiveConflict | null {
  const leaf = active && leafOf(active);
  if (!leaf || !isField(view)) return null;
  const key = valueKey(view, leaf.venta.ventaID);
  const conflicto = entries[key]?.conflicto;
  return conflicto ? { key, conflicto, valor: leaf.venta[view] } : null;
}
