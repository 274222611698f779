import { formatTotal } from '../../format/numbers.ts';

/** What the shell's line says: why nothing gets through, and how much of what was typed waits for it. */
export function connectionText(hasNetwork: boolean, waiting: number): string {
  const reason = hasNetwork ? 'Sin respuesta del servidor' : 'Sin conexión';
  if (waiting === 0) return reason;
  const noun = waiting === 1 ? 'cifra' : 'cifras';
  return `${reason} · ${formatTotal(waiting)} ${noun} por enviar`;
}
