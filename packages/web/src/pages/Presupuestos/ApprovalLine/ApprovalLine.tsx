import type { Aprobacion } from '@presupuesto/api-sdk/contract';
import { BadgeCheck } from 'lucide-react';
import { approvedText, sinceText } from '../../../format/approval-text.ts';
import { formatMoment } from '../../../format/moment.ts';
import { Line } from './ApprovalLine.parts.ts';

interface ApprovalLineProps {
  readonly aprobacion: Aprobacion;
  /** Lists what has changed since. */
  readonly onList: () => void;
}

/** `Aprobado el 3 nov por ana · 12 cambios desde entonces`, the latter leading to their list. */
export function ApprovalLine({ aprobacion, onList }: ApprovalLineProps) {
  const { cambiosDesde, fecha, usuario } = aprobacion;
  return (
    <Line title={`Aprobado: ${formatMoment(fecha)}`}>
      <BadgeCheck size={15} aria-hidden />
      <span>
        {approvedText(aprobacion)}
        {usuario ? ` por ${usuario}` : ''} ·
      </span>
      {cambiosDesde === 0 ? (
        <span>{sinceText(aprobacion)}</span>
      ) : (
        <button type="button" onClick={onList}>
          {sinceText(aprobacion)}
        </button>
      )}
    </Line>
  );
}
