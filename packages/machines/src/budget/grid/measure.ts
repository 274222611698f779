import type { Field } from '../../outbox/change.ts';
import type { Amounts, Compared } from './amounts.ts';

/** What the cells show; sales are read only. */
export type GridView = Field | 'ventas' | 'ventasEUR';

export const GRID_VIEWS: readonly GridView[] = ['volumenTon', 'precio', 'ventas', 'ventasEUR'];

export function isField(view: GridView): view is Field {
  return view === 'volumenTon' || view === 'precio';
}

/** Tonnes, local currency per kg, local currency, or euros; null where there is no such figure, as a price without volume. */
export function measured({ kg, sales, eur }: Amounts, view: GridView): number | null {
  if (view === 'volumenTon') return kg / 1_000;
  if (view === 'precio') return kg === 0 || sales === null ? null : sales / kg;
  return view === 'ventas' ? sales : eur;
}

/** How much more than the reference, in percent, of the months that both have; null without any. */
export function differencePercent({ reference, like }: Compared, view: GridView): number | null {
  const before = reference && measured(reference, view);
  const now = measured(like, view);
  return before === null || before === 0 || now === null ? null : (now / before - 1) * 100;
}

/** Whether the reference has only some of the months: it does not stand beside their total. */
export function isPartial({ present, reference, like }: Compared): boolean {
  return reference !== null && (like.kg !== present.kg || like.sales !== present.sales);
}
