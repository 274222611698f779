import type { Sesion } from '@presupuesto/api-sdk/contract';
import { connectionMachine, provided, type SessionEnd, sessionMachine } from '@presupuesto/machines';
import type { Decorator } from '@storybook/react';
import { type ReactNode, useMemo } from 'react';
import { createActor, fromPromise } from 'xstate';
import { startOutbox } from '../outbox.ts';
import { type FakeWork, fakePorts, ok } from './fake-ports.ts';
import { Running } from './Running.tsx';
import { seller, sesionAs } from './role.ts';

export { administrator, seller } from './role.ts';

export interface WithAppProps {
  /** Who is signed in; null for nobody. */
  readonly sesion?: Sesion | null;
  /** How the session before it ended. */
  readonly ended?: SessionEnd | null;
  readonly work?: FakeWork;
  /** Without it the browser has no network. */
  readonly hasNetwork?: boolean;
  readonly children: ReactNode;
}

/** What a page finds around it: the session, and ports that do a story's work. */
export function WithApp({ sesion = seller, ended = null, work, hasNetwork = true, children }: WithAppProps) {
  const actors = useMemo(() => {
    const ports = fakePorts({
      readSession: async () => sesion,
      writeSession: async () => {},
      clearSession: async () => {},
      readEnd: async () => ended,
      noteEnd: async ({ nombreUsuario }) => ({ nombreUsuario, place: null, kept: false }),
      validarToken: async () => ok(undefined),
      signOut: async () => ok(undefined),
      hasKeptWork: async () => false,
      readPreference: async () => undefined,
      keepPreference: async () => {},
      ...work,
    });
    const session = createActor(provided(sessionMachine, ports));
    const connection = createActor(
      connectionMachine.provide({ actors: { askServer: fromPromise(() => new Promise(() => {})) } }),
      { input: { hasNetwork } },
    );
    const started = Promise.resolve(connection.start());
    return { ports, session, outbox: startOutbox(session, ports), connection: started };
  }, [sesion, ended, work, hasNetwork]);
  return <Running {...actors}>{children}</Running>;
}

/** {@link WithApp} from `parameters.app`, an object with `sesion` and `work`, as the role that the toolbar asks for. */
export const withApp: Decorator = (Story, { parameters, globals }) => {
  const { sesion = seller, ...app }: Omit<WithAppProps, 'children'> = parameters['app'] ?? {};
  return (
    <WithApp {...app} sesion={sesionAs(sesion, globals['role'])}>
      <Story />
    </WithApp>
  );
};
