import { formatTotal } from '../../../format/numbers.ts';

/** `12 cifras en 3 pares`. */
export function figuresText(count: number, pairs: number): string {
  const figures = count === 1 ? '1 cifra' : `${formatTotal(count)} cifras`;
  return `${figures} en ${pairs === 1 ? '1 par' : `${formatTotal(pairs)} pares`}`;
}

/** The text of a `datetime-local` box as ISO 8601; null where it is none, or one to come. */
export function momentOf(text: string, now = new Date()): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) || date > now ? null : date.toISOString();
}

/** A moment as a `datetime-local` box has it, in the person's own time. */
export function localText(fecha: string): string {
  const date = new Date(fecha);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return Number.isNaN(date.getTime()) ? '' : local.toISOString().slice(0, 16);
}
