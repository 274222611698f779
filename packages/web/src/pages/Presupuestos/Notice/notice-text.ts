import type { Notice } from '@presupuesto/machines';
import { formatMoment } from '../../../format/moment.ts';
import { formatTotal } from '../../../format/numbers.ts';
import { figuresText } from '../Moment/moment-text.ts';

/**
 * What the step came to: `Todo el presupuesto está como el 3 nov 2026, 18:04: 12 cifras en 3 pares han vuelto.`
 *
 * @param conflicts how many of its figures wait for a decision
 * @param refused how many were not saved
 */
export function noticeText(notice: Notice, conflicts: number, refused: number): string {
  if ('count' in notice) {
    const rest = restText(conflicts, refused);
    const { count, pares } = notice;
    const [one, many] =
      notice.kind === 'restored' ? ['ha vuelto', 'han vuelto'] : ['se ha escrito', 'se han escrito'];
    const verb = count === 1 ? one : many;
    const figures = count === 0 ? `no ${one} ninguna cifra` : `${verb} ${figuresText(count, pares)}`;
    if (notice.kind !== 'restored') return `Del ${notice.kind} ${figures}${rest}.`;
    const moment = formatMoment(notice.fecha);
    return rest === ''
      ? `Todo el presupuesto está como el ${moment}: ${figuresText(count, pares)} ${verb}.`
      : `Del presupuesto del ${moment} ${figures}${rest}.`;
  }
  const pair = `${notice.nombreCliente} · ${notice.nombreProducto}`;
  return notice.kind === 'removed'
    ? `${pair} ya no está en su lista.`
    : `No se pudo devolver ${pair} a su lista. Puede asignarlo de nuevo en Asignación de Clientes y Productos.`;
}

/** `; 2 están en conflicto y 1 no se ha escrito` */
function restText(conflicts: number, refused: number): string {
  const parts = [
    ...(conflicts > 0
      ? [`${formatTotal(conflicts)} ${conflicts === 1 ? 'está' : 'están'} en conflicto`]
      : []),
    ...(refused > 0 ? [`${formatTotal(refused)} no se ${refused === 1 ? 'ha' : 'han'} guardado`] : []),
  ];
  return parts.length > 0 ? `; ${parts.join(' y ')}` : '';
}
