import type { Notice } from '@presupuesto/machines';
import { formatMoment } from '../../../format/moment.ts';
import { figuresText } from '../Moment/moment-text.ts';

/** `Todo el presupuesto está como el 3 nov 2026, 18:04: 12 cifras en 3 pares han vuelto.` */
export function noticeText({ fecha, count, pares }: Notice): string {
  const came = count === 1 ? 'ha vuelto' : 'han vuelto';
  return `Todo el presupuesto está como el ${formatMoment(fecha)}: ${figuresText(count, pares)} ${came}.`;
}
