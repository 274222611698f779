import type { Aprobacion } from '@presupuesto/api-sdk/contract';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { approvedText, sinceText } from '../../../format/approval-text.ts';
import { formatMoment } from '../../../format/moment.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { List, Opener, Root } from './Approvals.parts.ts';

interface ApprovalListProps {
  readonly periodoID: string;
  readonly open: boolean;
  readonly state: 'loading' | 'loaded' | 'failed' | 'absent';
  readonly aprobaciones: readonly Aprobacion[];
  readonly problem: string | null;
  readonly onToggle: () => void;
  readonly onReopen: (aprobacion: Aprobacion) => void;
  readonly onRetry: () => void;
}

/** Who has approved a period, and what has changed since: for an administrator, who may reopen it. */
export function ApprovalList(props: ApprovalListProps) {
  const id = useId();
  return (
    <Root>
      <Opener
        type="button"
        aria-label={nameOf(props)}
        aria-expanded={props.open}
        aria-controls={id}
        onClick={props.onToggle}
      >
        Aprobaciones
        <ChevronDown size={16} aria-hidden />
      </Opener>
      <div id={id} tabIndex={-1} hidden={!props.open}>
        {props.open && <Content {...props} />}
      </div>
    </Root>
  );
}

/** One of several on the screen. */
const nameOf = ({ periodoID }: ApprovalListProps): string => `Aprobaciones de ${periodoID}`;

function Content(props: ApprovalListProps) {
  const { state, aprobaciones, problem, onReopen, onRetry } = props;
  if (state === 'loading') return <Skeleton height="44px" />;
  if (state === 'absent') return <p>Este servidor no guarda las aprobaciones.</p>;
  if (state === 'failed') {
    return (
      <>
        <Alert>{problem}</Alert>
        <Retry onRetry={onRetry} />
      </>
    );
  }
  if (aprobaciones.length === 0) return <p>Nadie ha aprobado todavía este período.</p>;
  return (
    // Keyboards scroll it by its buttons.
    <List aria-label={nameOf(props)}>
      {aprobaciones.map((aprobacion) => (
        <li key={aprobacion.vendedorID} title={`Aprobado: ${formatMoment(aprobacion.fecha)}`}>
          <span>
            {aprobacion.nombreVendedor}
            <small>
              {approvedText(aprobacion)} · {sinceText(aprobacion)}
            </small>
          </span>
          {aprobacion.reabrible !== false && (
            <Button onClick={() => onReopen(aprobacion)}>
              Reabrir…<VisuallyHidden> {aprobacion.nombreVendedor}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}
