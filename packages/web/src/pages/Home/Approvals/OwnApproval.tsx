import { approvalsMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useProvided } from '../../../app/ports.ts';
import { approvedText, sinceText } from '../../../format/approval-text.ts';
import { formatMoment } from '../../../format/moment.ts';
import { Own } from './Approvals.parts.ts';

/** A seller's own approval of a period, asked for once its card is in sight; its room is there before. */
export function OwnApproval({ periodoID }: { readonly periodoID: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [state, send] = useActor(useProvided(approvalsMachine));
  useEffect(() => {
    const inSight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inSight.disconnect();
      send({ type: 'period.chosen', periodoID });
    });
    if (line.current) inSight.observe(line.current);
    return () => inSight.disconnect();
  }, [send, periodoID]);

  const [aprobacion] = state.context.aprobaciones;
  return (
    <Own ref={line} title={aprobacion && `Aprobado: ${formatMoment(aprobacion.fecha)}`}>
      {aprobacion && (
        <>
          <BadgeCheck size={15} aria-hidden /> {approvedText(aprobacion)} ·{' '}
          <Link href={`/presupuestos?periodo=${periodoID}`}>{sinceText(aprobacion)}</Link>
        </>
      )}
    </Own>
  );
}
