import type { Aprobacion } from '@presupuesto/api-sdk/contract';
import { BadgeCheck } from 'lucide-react';
import { approvedText, changesText, reopenedText } from '../../../format/approval-text.ts';
import { formatMoment } from '../../../format/moment.ts';
import { Line } from './ApprovalLine.parts.ts';

interface ApprovalLineProps {
  readonly aprobacion: Aprobacion;
  /** Pairs that an administrator has reopened, and that are not budgeted again. */
  readonly reabiertos: number;
  /** Lists what has changed since. */
  readonly onList: () => void;
}

/** `Aprobado el 3 nov por ana · 3 pares reabiertos · 12 cambios desde entonces`, the last leading to their list. */
export function ApprovalLine({ aprobacion, reabiertos, onList }: ApprovalLineProps) {
  const { cambiosDesde, fecha, usuario } = aprobacion;
  const isChanged = cambiosDesde > 0;
  // What was reopened is not as it was approved, even where no figure has changed.
  const saysChanges = isChanged || reabiertos === 0;
  return (
    <Line title={`Aprobado: ${formatMoment(fecha)}`}>
      <BadgeCheck size={15} aria-hidden />
      <span>
        {approvedText(aprobacion)}
        {usuario ? ` por ${usuario}` : ''}
        {reabiertos > 0 && ` · ${reopenedText(reabiertos)}`}
        {saysChanges && <i> ·</i>}
      </span>{' '}
      {isChanged && (
        <button type="button" onClick={onList}>
          {changesText(aprobacion)}
        </button>
      )}
      {saysChanges && !isChanged && <span>{changesText(aprobacion)}</span>}
    </Line>
  );
}
