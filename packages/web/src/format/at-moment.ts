import { moments } from './moments.ts';

const hour = moments({ hour: 'numeric', minute: '2-digit' });
const day = moments({ day: 'numeric', month: 'long' });
const dayOfYear = moments({ day: 'numeric', month: 'long', year: 'numeric' });

/** ` a las 10:42`, with the day when it is not today's, and the year when it is not this one; nothing when nobody knows. */
export function momentOf(fecha: string | null, now = new Date()): string {
  const moment = fecha === null ? Number.NaN : Date.parse(fecha);
  if (Number.isNaN(moment)) return '';
  const date = new Date(moment);
  const time = hour(date);
  const at = time.startsWith('1:') ? `a la ${time}` : `a las ${time}`;
  if (date.toDateString() === now.toDateString()) return ` ${at}`;
  return ` el ${(date.getFullYear() === now.getFullYear() ? day : dayOfYear)(date)} ${at}`;
}
