import type { Notice } from '@presupuesto/machines';
import { formatMoment } from '../../../format/moment.ts';
import { figuresText } from '../Moment/moment-text.ts';

/** What the step came to: `Todo el presupuesto está como el 3 nov 2026, 18:04: 12 cifras en 3 pares han vuelto.` */
export function noticeText(notice: Notice): string {
  if (notice.kind === 'restored') {
    const { fecha, count, pares } = notice;
    const came = count === 1 ? 'ha vuelto' : 'han vuelto';
    return `Todo el presupuesto está como el ${formatMoment(fecha)}: ${figuresText(count, pares)} ${came}.`;
  }
  if ('count' in notice) {
    const { kind, count, pares } = notice;
    const written = count === 1 ? 'se ha escrito' : 'se han escrito';
    return `Del ${kind} ${written} ${figuresText(count, pares)}.`;
  }
  const pair = `${notice.nombreCliente} · ${notice.nombreProducto}`;
  return notice.kind === 'removed'
    ? `${pair} ya no está en su lista.`
    : `No se pudo devolver ${pair} a su lista. Puede asignarlo de nuevo en Asignación de Clientes y Productos.`;
}
