import type { Check } from '@presupuesto/machines';
import { formatPercentDifference } from '../../format/signed.ts';

const NAMES = { volumenTon: 'volumen', precio: 'precio' } as const;

/** What stands out in a figure, in words: `volumen muy lejos del referente (+62,0 %)`. */
export function checkText({ kind, field, percent }: Check): string {
  if (kind === 'sinPrecio') return 'volumen sin precio';
  const difference = percent === null ? '' : ` (${formatPercentDifference(percent)})`;
  return kind === 'precioMenor'
    ? `precio menor que el del referente${difference}`
    : `${NAMES[field]} muy lejos del referente${difference}`;
}
