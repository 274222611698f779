import { type ChangeKeyField, changeKeyMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useProvided } from '../../app/ports.ts';
import { useSession, useSessionActor } from '../../app/session.ts';
import { Page } from '../../shell/Page/Page.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { KeyOwner } from '../../ui/KeyOwner/KeyOwner.ts';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Column, Form, Outcome, Sheet } from './CambiarClave.parts.ts';
import { KeyChecklist } from './KeyChecklist.tsx';

const FIELDS: readonly { field: ChangeKeyField; label: string; autoComplete: string }[] = [
  { field: 'claveActual', label: 'Contraseña actual', autoComplete: 'current-password' },
  { field: 'claveNueva', label: 'Nueva contraseña', autoComplete: 'new-password' },
  { field: 'confirmacion', label: 'Confirmar nueva contraseña', autoComplete: 'new-password' },
];

/** /cambiar-clave; after a change the user goes to /home (specification §2, Cambiar Clave), or back to where a session ended. */
export default function CambiarClave() {
  const session = useSessionActor();
  const forced = useSession((snapshot) => snapshot.hasTag('mustChangeKey'));
  const owner = useSession(({ context }) => context.sesion?.nombreUsuario);
  const [, navigate] = useLocation();
  const [state, send, actor] = useActor(useProvided(changeKeyMachine));
  const { problem, mayHaveChanged } = state.context;
  const [sent, setSent] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const alertID = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { unsubscribe } = actor.on('key.changed', () => {
      session.send({ type: 'key.changed' });
      navigate(session.getSnapshot().context.place ?? '/home');
    });
    return unsubscribe;
  }, [actor, session, navigate]);

  useEffect(() => {
    if (!problem) return;
    if (problem.field) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
    // On a phone with its keyboard it stands below the fold.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setSent(true);
    send({ type: 'form.submitted' });
  }

  return (
    <Page title="Cambiar Clave">
      <Column>
        {forced && <Alert tone="info">Debe cambiar su clave antes de continuar.</Alert>}
        <Sheet>
          <Form ref={form} noValidate aria-label="Cambiar Clave" onSubmit={handleSubmit}>
            <KeyOwner value={owner ?? ''} />
            {FIELDS.map(({ field, label, autoComplete }) => (
              <TextBox
                key={field}
                label={label}
                name={field}
                type="password"
                autoComplete={autoComplete}
                required
                validated={sent}
                wrongBy={problem?.field === field ? alertID : undefined}
                value={state.context[field]}
                onChange={(value) => send({ type: 'field.typed', field, value })}
              />
            ))}
            <Button type="submit" variant="primary" loading={state.hasTag('busy')}>
              Cambiar Clave
            </Button>
          </Form>
          <KeyChecklist clave={state.context.claveNueva} />
        </Sheet>
        <Outcome ref={alert} id={alertID}>
          <Alert reserve>
            {problem?.isServers && mayHaveChanged ? (
              <>
                <span>{problem.message}</span>{' '}
                <span>Puede que la clave ya haya cambiado: pruebe a entrar con la nueva.</span>
              </>
            ) : (
              problem?.message
            )}
          </Alert>
        </Outcome>
      </Column>
    </Page>
  );
}
