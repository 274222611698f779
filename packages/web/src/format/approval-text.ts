import { type Aprobacion, MAX_COUNTED } from '@presupuesto/api-sdk/contract';
import { formatDay } from './moment.ts';
import { formatTotal } from './numbers.ts';

/** `Aprobado el 3 nov`. */
export const approvedText = ({ fecha }: Aprobacion, now?: Date): string =>
  `Aprobado el ${formatDay(fecha, now)}`;

/** `3 pares reabiertos`. */
export const reopenedText = (pares: number): string =>
  pares === 1 ? '1 par reabierto' : `${formatTotal(pares)} pares reabiertos`;

/** `3 pares reabiertos · 12 cambios desde entonces`. */
export function sinceText(aprobacion: Aprobacion): string {
  const { cambiosDesde, reabiertos = 0 } = aprobacion;
  if (reabiertos === 0) return changesText(aprobacion);
  // What was reopened is not as it was approved, even where no figure has changed.
  return cambiosDesde === 0
    ? reopenedText(reabiertos)
    : `${reopenedText(reabiertos)} · ${changesText(aprobacion)}`;
}

/** `12 cambios desde entonces`; the server counts up to `MAX_COUNTED` and one more. */
export function changesText({ cambiosDesde }: Aprobacion): string {
  if (cambiosDesde === 0) return 'sin cambios desde entonces';
  if (cambiosDesde === 1) return '1 cambio desde entonces';
  const more = cambiosDesde > MAX_COUNTED ? 'más de ' : '';
  return `${more}${formatTotal(Math.min(cambiosDesde, MAX_COUNTED))} cambios desde entonces`;
}
