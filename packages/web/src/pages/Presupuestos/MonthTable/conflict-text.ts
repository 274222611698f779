import type { Conflict, Field } from '@presupuesto/machines';
import { momentOf } from '../../../format/at-moment.ts';
import { FIELDS } from './fields.ts';

/** The keys that decide from within the cell, as people read them and as `aria-keyshortcuts` has them. */
export const CONFLICT_KEYS = { left: 'Alt+D', put: 'Alt+P' } as const;

/** A figure as it is told from another one: with all of its decimals. */
export function figureText(field: Field, valor: number): string {
  return FIELDS[field].whileEdited(valor);
}

/** Who saved which figure, and when: `luis puso 40 hoy a las 10:32`. */
export function otherFigureText(field: Field, { actual, usuario, fecha }: Conflict): string {
  const figure = figureText(field, actual);
  return usuario === null ? `ahora hay ${figure}` : `${usuario} puso ${figure}${momentOf(fecha)}`;
}
