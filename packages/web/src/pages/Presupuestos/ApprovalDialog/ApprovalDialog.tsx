import type { ConflictedValue } from '@presupuesto/machines';
import type { ComponentProps } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { ConflictLink } from '../../../shell/PendingNotices/ConflictLink.tsx';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Body } from './ApprovalDialog.parts.ts';
import { Findings } from './Findings.tsx';
import { reopenedPairsText } from './finding-text.ts';

interface ApprovalDialogProps
  extends Pick<ComponentProps<typeof Findings>, 'review' | 'referenteID' | 'linkTo'> {
  /** `sending`: what was typed is on its way; it can still be closed. */
  readonly state: 'closed' | 'warning' | 'sending' | 'busy' | 'approved' | 'failed';
  readonly periodoID: string;
  /** How it ended: the success, or why it failed by specification §8. */
  readonly message: string | null;
  /** Its figures that wait for a decision: approving waits for it, as for the review. */
  readonly conflicts: readonly ConflictedValue[];
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** Asks before a budget is approved, and says how it ended. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { state, periodoID, message, conflicts, onApprove, onClose } = props;
  const [conflict] = conflicts;
  const approved = state === 'approved';
  const isEmpty = props.review?.pares === 0;
  const reviewing = !approved && props.review === undefined;
  return (
    <Dialog
      open={state !== 'closed'}
      title="Aprobar Presupuesto"
      onClose={onClose}
      message={
        <div>
          <Alert tone="info">
            {state === 'sending' && 'Quedan cifras por guardar: se aprobará en cuanto el servidor las tenga.'}
          </Alert>
          <Alert>{state === 'failed' && message}</Alert>
          <Alert tone="success">{approved && message}</Alert>
        </div>
      }
      actions={
        <>
          {!approved && (
            <Button disabled={state === 'busy'} onClick={onClose}>
              Cancelar
            </Button>
          )}
          {/* One button for both, so that the keyboard's focus stays where it is. */}
          <Button
            variant="primary"
            disabled={!approved && (conflict !== undefined || isEmpty)}
            loading={state === 'sending' || state === 'busy' || reviewing}
            onClick={approved ? onClose : onApprove}
          >
            {approved ? 'Cerrar' : 'Aprobar'}
          </Button>
        </>
      }
    >
      {!approved && isEmpty && (
        <p>
          No tiene clientes ni productos en el período <strong>{periodoID}</strong>: no hay nada que aprobar.
        </p>
      )}
      {!approved && !isEmpty && (
        <Body>
          <p>
            Todos sus clientes y productos del período <strong>{periodoID}</strong> quedarán marcados como
            presupuestados.
          </p>
          <Alert tone="warning">Esta acción no se puede deshacer.</Alert>
          <Alert tone="warning">
            {conflict && (
              <>
                {conflicts.length === 1 ? '1 cifra' : `${formatTotal(conflicts.length)} cifras`} en conflicto:
                elija cuál queda antes de aprobar. <ConflictLink conflict={conflict} onFollow={onClose} />
              </>
            )}
          </Alert>
          <Alert tone="warning">{props.review?.reabiertos.map(reopenedPairsText).join(' · ')}</Alert>
          <Findings
            review={props.review}
            referenteID={props.referenteID}
            linkTo={props.linkTo}
            onFollow={onClose}
          />
        </Body>
      )}
    </Dialog>
  );
}
