import type {
  CopyAsked,
  CopyMemory,
  CopyOptions,
  CopyPlan,
  CopyScope,
  CopySource,
} from '@presupuesto/machines';
import { useRef, useState } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { CopyFields } from './CopyFields.tsx';
import { CopyNote } from './CopyNote.tsx';
import { choiceOf, isSaid, optionsOf } from './copy-choice.ts';
import { Fields } from './Dialogs.parts.ts';

interface CopyDialogProps {
  readonly periodoID: string;
  /** Null while no reference is chosen. */
  readonly referenteID: string | null;
  /** How many pairs the list shows. */
  readonly pairs: number;
  readonly scope: CopyScope;
  /** Whether this pair or all of the list, with their reference, are there. */
  readonly state: CopySource;
  /** It was asked for, and is copied once it is there. */
  readonly waiting: boolean;
  readonly problem: string | null;
  /** What was chosen last time. */
  readonly memory: CopyMemory;
  /** Whether the reference has none of the months but may have those of the year before. */
  readonly ofAnotherYear: boolean;
  /** What these options would come to. */
  readonly planOf: (options: CopyOptions) => CopyPlan;
  readonly onScope: (scope: CopyScope) => void;
  readonly onRetry: () => void;
  readonly onCopy: (asked: CopyAsked) => void;
  /** Another choice than the one that was asked for. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Asks what of the reference is copied into the budget, of this pair or of all listed, and says what that comes to. */
export default function CopyDialog(props: CopyDialogProps) {
  const { referenteID, scope, state, waiting, onClose } = props;
  const percent = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(() => choiceOf(props.memory));
  const options = optionsOf(choice, props.ofAnotherYear);
  const canBeAsked = referenteID !== null && isSaid(choice);
  const plan = canBeAsked && state === 'ready' ? props.planOf(options) : null;
  const canCopy = plan ? plan.step.length > 0 : canBeAsked && state === 'loading';

  function handleSubmit(): void {
    if (!canCopy || waiting) return;
    // Which year it is may not be known yet.
    props.onCopy({ ...options, scope, yearBefore: plan ? options.yearBefore : choice.yearBefore });
  }

  return (
    <Dialog
      open
      title="Copiar referente"
      onClose={onClose}
      begin={percent}
      onSubmit={handleSubmit}
      message={
        referenteID !== null && (
          <>
            <Alert>{state === 'failed' && props.problem}</Alert>
            <CopyNote
              plan={plan}
              referenteID={referenteID}
              scope={scope}
              isLoading={state === 'loading'}
              waiting={waiting}
            />
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {state === 'failed' && <Retry onRetry={props.onRetry} />}
          <Button type="submit" variant="primary" disabled={!canCopy} loading={waiting}>
            Copiar
          </Button>
        </>
      }
    >
      {referenteID === null ? (
        <p>Elija antes un Referente en la barra de arriba.</p>
      ) : (
        <Fields onInput={props.onChange}>
          <p>
            De <strong>{referenteID}</strong> a los meses abiertos de <strong>{props.periodoID}</strong>.
          </p>
          <CopyFields
            choice={choice}
            onChoose={(chosen) => setChoice({ ...choice, ...chosen })}
            scope={scope}
            onScope={props.onScope}
            pairs={props.pairs}
            yearBefore={options.yearBefore}
            begin={percent}
          />
        </Fields>
      )}
    </Dialog>
  );
}
