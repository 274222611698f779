export type PeriodTone = 'sop' | 'cur' | 'bgt' | 'neutral';

/** The hue of a period, by whether its id or type contains SOP, CUR or BGT (specification §2, Dashboard). */
export function periodTone(idOrTipo: string): PeriodTone {
  if (idOrTipo.includes('SOP')) return 'sop';
  if (idOrTipo.includes('CUR')) return 'cur';
  if (idOrTipo.includes('BGT')) return 'bgt';
  return 'neutral';
}
