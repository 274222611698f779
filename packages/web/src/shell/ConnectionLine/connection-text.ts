import { NEEDS_ADMIN } from '@presupuesto/api-sdk/contract';
import { formatTotal } from '../../format/numbers.ts';

/**
 * What the shell's line says: why nothing gets through or is saved, and how much of what was typed waits for it, in the page
 * alone where the device cannot keep it. Of what the server says itself only what people are to act on.
 */
export function connectionText(
  hasNetwork: boolean,
  waiting: number,
  isUnkept: boolean,
  failing?: string,
): string {
  const isForAdmin = failing?.endsWith(NEEDS_ADMIN);
  const noun = waiting === 1 ? 'cifra' : 'cifras';
  const parts = [
    isForAdmin ? failing?.slice(0, -NEEDS_ADMIN.length) : reason(hasNetwork, failing),
    waiting > 0 && `${formatTotal(waiting)} ${noun} por enviar`,
    isForAdmin && 'avise a quien lo administra',
    isUnkept && 'no cierre esta página',
  ];
  return parts.filter((part) => part).join(' · ');
}

function reason(hasNetwork: boolean, failing: string | undefined): string {
  if (failing !== undefined) return 'El servidor no puede guardar ahora';
  return hasNetwork ? 'Sin respuesta del servidor' : 'Sin conexión';
}
