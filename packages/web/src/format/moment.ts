import { moments } from './moments.ts';

const day = moments({ day: 'numeric', month: 'short' });
const dayOfYear = moments({ day: 'numeric', month: 'short', year: 'numeric' });
const hour = moments({ hour: 'numeric', minute: '2-digit' });

/** A moment's day (ISO 8601), with its year where that is not this one: `3 nov`, `3 nov 2025`. */
export function formatDay(fecha: string, now = new Date()): string {
  const date = new Date(fecha);
  if (Number.isNaN(date.getTime())) return '—';
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear)(date);
}

/** The same with its hour: `3 nov, 18:04`. */
export function formatMoment(fecha: string, now = new Date()): string {
  const date = new Date(fecha);
  return Number.isNaN(date.getTime()) ? '—' : `${formatDay(fecha, now)}, ${hour(date)}`;
}
