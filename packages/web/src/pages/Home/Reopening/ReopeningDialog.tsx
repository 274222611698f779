import { MAX_MOTIVO } from '@presupuesto/api-sdk/contract';
import { formatTotal } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { DiscardDialog } from '../../../ui/DiscardDialog/DiscardDialog.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { PairChoice, type PairChoiceProps } from './PairChoice.tsx';

interface ReopeningDialogProps extends PairChoiceProps {
  readonly state: 'asking' | 'discarding' | 'busy' | 'reopened';
  readonly periodoID: string;
  readonly nombreVendedor: string;
  readonly motivo: string;
  readonly chooses: boolean;
  /** Whether what is filled in can be sent. */
  readonly ready: boolean;
  /** How many pairs were reopened. */
  readonly count: number;
  /** What the server says of it: whether the seller has been told by mail. */
  readonly message: string;
  readonly problem: string | null;
  readonly onReason: (motivo: string) => void;
  readonly onExtent: (chooses: boolean) => void;
  readonly onReopen: () => void;
  /** Esc, the cross, or the button under the outcome. */
  readonly onClose: () => void;
  /** Goes on filling in. */
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Reabrir: which of a seller's pairs are to be budgeted again, and why; then what came of it. */
export function ReopeningDialog(props: ReopeningDialogProps) {
  const { state, periodoID, nombreVendedor, chooses, ready, onReopen, onClose, onDiscard } = props;
  if (state === 'reopened') {
    return (
      <Dialog
        // Another dialog than the question's, which takes the focus anew.
        key="outcome"
        open
        title={`Reabrir ${periodoID}`}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            Entendido
          </Button>
        }
      >
        <Alert tone="success">{reopenedText(props)}</Alert>
      </Dialog>
    );
  }
  return (
    <>
      <Dialog
        open
        title={`Reabrir ${periodoID}`}
        onClose={onClose}
        onSubmit={onReopen}
        message={<Alert>{props.problem}</Alert>}
        actions={
          <>
            <Button onClick={onDiscard}>Cancelar</Button>
            <Button type="submit" variant="primary" disabled={!ready} loading={state === 'busy'}>
              Reabrir
            </Button>
          </>
        }
      >
        <p>
          <strong>{nombreVendedor}</strong> tendrá que presupuestar de nuevo los pares que elija. Sus cifras
          no cambian.
        </p>
        <TextArea
          label="Motivo"
          required
          max={MAX_MOTIVO}
          value={props.motivo}
          onChange={props.onReason}
          onSubmit={onReopen}
        />
        <Select
          label="Qué se reabre"
          value={chooses ? 'elegidos' : 'todos'}
          options={[
            { value: 'todos', label: 'Todos sus pares presupuestados' },
            { value: 'elegidos', label: 'Los pares que elija' },
          ]}
          onChange={(value) => props.onExtent(value === 'elegidos')}
        />
        {chooses && <PairChoice {...props} />}
      </Dialog>
      <DiscardDialog open={state === 'discarding'} onKeep={props.onKeep} onDiscard={onDiscard} />
    </>
  );
}

/** Where no pair was reopened the server says alone what was: perhaps another reason for those that were open. */
function reopenedText({ count, message, nombreVendedor, periodoID }: ReopeningDialogProps): string {
  if (count === 0) return message || `Ningún par de ${nombreVendedor} estaba presupuestado en ${periodoID}.`;
  const pairs = count === 1 ? '1 par reabierto' : `${formatTotal(count)} pares reabiertos`;
  return `${pairs}. ${message}`.trimEnd();
}
