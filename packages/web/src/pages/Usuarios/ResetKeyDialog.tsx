import type { resetKeyMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { KeyOwner } from '../../ui/KeyOwner/KeyOwner.ts';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Who } from './ResetKeyDialog.parts.ts';

type ResetKeyActor = ActorRefFrom<typeof resetKeyMachine>;

interface ResetKeyDialogProps {
  readonly reset: ResetKeyActor;
  /** What saving brings along that nobody expects. */
  readonly warning: string | null;
}

/** Asks for a user's new key (specification §2, Usuarios). What comes of it is said on the screen behind. */
export function ResetKeyDialog({ reset, warning }: ResetKeyDialogProps) {
  const { usuario, clave, problem } = useSelector(reset, ({ context }) => context);
  const open = useSelector(reset, (state) => state.hasTag('open'));
  const busy = useSelector(reset, (state) => state.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  const isFieldWrong = problem !== null && problem.field !== '';

  useEffect(() => {
    if (problem !== null && problem.field !== '') field.current?.focus();
  }, [problem]);

  return (
    <Dialog
      open={open}
      title="Restablecer Clave"
      onClose={() => reset.send({ type: 'reset.closed' })}
      onSubmit={() => reset.send({ type: 'reset.submitted' })}
      message={
        <>
          <Alert tone="warning">{warning}</Alert>
          <Alert>{problem?.field === '' && problem.message}</Alert>
        </>
      }
      actions={
        <>
          <Button disabled={busy} onClick={() => reset.send({ type: 'reset.closed' })}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            Guardar
          </Button>
        </>
      }
    >
      <Who>
        Usuario <strong>{usuario}</strong>
      </Who>
      <KeyOwner value={usuario ?? ''} />
      <TextBox
        ref={field}
        label="Nueva clave"
        name="clave"
        type="password"
        autoComplete="new-password"
        required
        readOnly={busy}
        value={clave}
        error={isFieldWrong ? problem.message : undefined}
        onChange={(value) => reset.send({ type: 'key.typed', value })}
      />
    </Dialog>
  );
}
