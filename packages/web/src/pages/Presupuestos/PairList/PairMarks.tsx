// oxlint-disable jsx-a11y/prefer-tag-over-role -- an svg is no <img>
import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk';
import { RotateCcw, StickyNote } from 'lucide-react';

type Marked = Pick<ClienteProductoPeriodo, 'nota' | 'reapertura'>;

/** That a pair was reopened, and that it has a note; why, and what it says, under the pointer. */
export function PairMarks({ nota, reapertura }: Marked) {
  if (!nota && !reapertura) return null;
  return (
    <span data-marks title={[reapertura?.motivo, nota?.texto].filter(Boolean).join('\n')}>
      {reapertura && <RotateCcw size={13} role="img" aria-label="reabierto" />}
      {nota && <StickyNote size={13} role="img" aria-label="con nota" />}
    </span>
  );
}
