import { recoveryMachine } from '@presupuesto/machines';
import { useActorRef } from '@xstate/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { loaded } from '../../app/loaded.tsx';
import { useProvided } from '../../app/ports.ts';
import { useSession, useSessionActor } from '../../app/session.ts';
import { usePageTitle } from '../../shell/Page/use-page-title.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { TextBox } from '../../ui/TextBox/TextBox.tsx';
import { Brand, Form, Root, Sheet } from './Login.parts.ts';

/** Few need it: its file comes with the first click. */
const Recovery = loaded(() => import('./Recovery.tsx'));

/** /login: the sign-in form and the way to a new key (specification §2, Login). */
export default function Login() {
  const session = useSessionActor();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const problem = useSession(({ context }) => context.problem);
  const ended = useSession(({ context }) => context.ended);
  const recovery = useActorRef(useProvided(recoveryMachine));
  const [nombreUsuario, setNombreUsuario] = useState('');
  const [clave, setClave] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [sent, setSent] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  usePageTitle('Iniciar Sesión');
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (sent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [sent]);
  // On a phone with its keyboard, and in a zoomed window, it stands below the fold.
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setSent(sent + 1);
    session.send({ type: 'credentials.submitted', nombreUsuario, clave });
  }

  function openRecovery(): void {
    setRecovering(true);
    recovery.send({ type: 'recovery.opened' });
  }

  return (
    <Root>
      <Sheet>
        <Brand>
          <h1>
            <Logo />
          </h1>
          <p>Volumen y precio por cliente, producto y mes.</p>
        </Brand>
        {ended && (
          <Alert tone="info">
            {ended.kept ? 'Su sesión terminó; lo escrito está guardado.' : 'Su sesión terminó.'}
          </Alert>
        )}
        <Form ref={form} noValidate aria-label="Iniciar Sesión" onSubmit={handleSubmit}>
          <TextBox
            ref={first}
            label="Usuario"
            name="nombreUsuario"
            autoComplete="username"
            required
            validated={sent > 0}
            value={nombreUsuario}
            onChange={setNombreUsuario}
          />
          <TextBox
            label="Contraseña"
            name="clave"
            type="password"
            autoComplete="current-password"
            required
            validated={sent > 0}
            value={clave}
            onChange={setClave}
          />
          <Button type="submit" variant="primary" wide loading={busy}>
            Iniciar Sesión
          </Button>
          <Button variant="quiet" wide onClick={openRecovery}>
            ¿Olvidaste tu contraseña?
          </Button>
        </Form>
      </Sheet>
      <div ref={alert}>
        <Alert reserve="two lines">{problem}</Alert>
      </div>
      {recovering && <Recovery actor={recovery} />}
    </Root>
  );
}
