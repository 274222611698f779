import { periodType } from '@presupuesto/api-sdk/contract';

const TONES = { SOP: 'sop', CUR: 'cur', BGT: 'bgt' } as const;

export type PeriodTone = (typeof TONES)[keyof typeof TONES] | 'neutral';

/** The hue of a period, by the type that its id or type contains (specification §2, Dashboard). */
export function periodTone(idOrTipo: string): PeriodTone {
  const tipo = periodType(idOrTipo);
  return tipo ? TONES[tipo] : 'neutral';
}
