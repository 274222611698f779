import { formatTotal } from '../../format/numbers.ts';

/** What the shell's line says: why nothing gets through, and how much of what was typed waits for it, in the page alone where the device cannot keep it. */
export function connectionText(hasNetwork: boolean, waiting: number, isUnkept: boolean): string {
  const reason = hasNetwork ? 'Sin respuesta del servidor' : 'Sin conexión';
  const noun = waiting === 1 ? 'cifra' : 'cifras';
  const count = waiting > 0 && `${formatTotal(waiting)} ${noun} por enviar`;
  return [reason, count, isUnkept && 'no cierre esta página'].filter((part) => part !== false).join(' · ');
}
