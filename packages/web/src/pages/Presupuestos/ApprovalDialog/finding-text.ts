import { MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import type { FoundPair, ReopenedPairs } from '@presupuesto/machines';
import { reopenedText } from '../../../format/approval-text.ts';
import { formatPercentDifference } from '../../../format/signed.ts';

/** Where a pair's figures of a kind are: `marzo 2027 (−62,0 %) y 2 meses más`. */
export function figureText({ anio, mes, percent }: NonNullable<FoundPair['first']>, figures: number): string {
  const month = `${MONTH_NAMES[mes - 1]?.toLowerCase()} ${anio}`;
  const difference = percent === null ? '' : ` (${formatPercentDifference(percent)})`;
  const others = figures - 1;
  if (others === 0) return `${month}${difference}`;
  return `${month}${difference} y ${others === 1 ? '1 cifra más' : `${others} cifras más`}`;
}

/** Approving marks them all the same: `42 pares reabiertos por jefa: «Suben los fletes»`. */
export function reopenedPairsText({ count, motivo, usuario }: ReopenedPairs): string {
  return `${reopenedText(count)} por ${usuario ?? 'un administrador'}: «${motivo}»`;
}
