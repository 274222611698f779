import type { Conflict } from '@presupuesto/machines';
import { momentOf } from '../../../format/at-moment.ts';
import { formatDecimal } from '../../../format/numbers.ts';

/** The keys that decide from within the cell, as people read them and as `aria-keyshortcuts` has them. */
export const CONFLICT_KEYS = { left: 'Alt+D', put: 'Alt+P' } as const;

/** Who saved which figure, and when: `luis puso 40 hoy a las 10:32`. */
export function otherFigureText({ actual, usuario, fecha }: Conflict): string {
  const figure = formatDecimal(actual);
  return usuario === null ? `ahora hay ${figure}` : `${usuario} puso ${figure}${momentOf(fecha)}`;
}
