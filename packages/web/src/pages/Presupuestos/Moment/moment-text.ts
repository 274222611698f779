import { formatTotal } from '../../../format/numbers.ts';

/** `12 cifras en 3 pares`. */
export function figuresText(count: number, pairs: number): string {
  const figures = count === 1 ? '1 cifra' : `${formatTotal(count)} cifras`;
  return `${figures} en ${pairs === 1 ? '1 par' : `${formatTotal(pairs)} pares`}`;
}

/** The first year that is no year that is still being typed: `0202` on the way to 2026. */
const FIRST_YEAR = 1900;

/** The text of a `datetime-local` box as ISO 8601; null where it is none, one to come, or before anybody budgeted. */
export function momentOf(text: string, now = new Date()): string | null {
  const date = new Date(text);
  // Also of what is no date.
  const isPast = date.getUTCFullYear() >= FIRST_YEAR && date <= now;
  return isPast ? date.toISOString() : null;
}

/** A moment as a `datetime-local` box has it, in the person's own time. */
export function localText(fecha: string): string {
  const date = new Date(fecha);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return Number.isNaN(date.getTime()) ? '' : local.toISOString().slice(0, 16);
}
