import type { recoveryMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';

/** The modal 'Recuperar Contraseña'; the machine decides when it opens and closes. */
export default function Recovery({ actor }: { readonly actor: ActorRefFrom<typeof recoveryMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { nombreUsuario, problem, message } = state.context;
  const name = useRef<HTMLInputElement>(null);
  const close = () => actor.send({ type: 'recovery.closed' });
  function submit(): void {
    if (nombreUsuario.trim() === '') name.current?.focus();
    actor.send({ type: 'recovery.submitted' });
  }

  return (
    <Dialog
      open={state.hasTag('open')}
      title="Recuperar Contraseña"
      onClose={close}
      onSubmit={submit}
      message={
        <Alert tone={message === null ? 'error' : 'success'} reserve="two lines">
          {message ?? problem}
        </Alert>
      }
      actions={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button
            type="submit"
            variant="primary"
            loading={state.hasTag('busy')}
            disabled={state.hasTag('sent')}
          >
            Enviar Instrucciones
          </Button>
        </>
      }
    >
      <p>Ingrese su usuario y le enviaremos por correo electrónico cómo restablecer su contraseña.</p>
      <TextBox
        ref={name}
        label="Usuario"
        name="nombreUsuario"
        autoComplete="username"
        required
        reserve={false}
        readOnly={state.hasTag('sent')}
        value={nombreUsuario}
        onChange={(text) => actor.send({ type: 'name.typed', nombreUsuario: text })}
      />
    </Dialog>
  );
}
