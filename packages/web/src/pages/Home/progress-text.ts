import type { DashboardItem } from '@presupuesto/api-sdk/contract';
import { formatTotal } from '../../format/numbers.ts';

/** How many sellers are how far: `188 completos · 1.500 en curso · 312 sin empezar`. */
export function progressText(vendedores: DashboardItem['vendedores']): string {
  const known = vendedores.flatMap(({ porcentajeAvance }) => porcentajeAvance ?? []);
  const whole = known.filter((avance) => avance >= 100).length;
  const none = known.filter((avance) => avance <= 0).length;
  const parts = [
    { count: whole, text: whole === 1 ? 'completo' : 'completos' },
    { count: known.length - whole - none, text: 'en curso' },
    { count: none, text: 'sin empezar' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${formatTotal(count)} ${text}`)
    .join(' · ');
}
