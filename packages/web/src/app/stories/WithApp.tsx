import type { Sesion } from '@presupuesto/api-sdk/contract';
import { sessionMachine } from '@presupuesto/machines';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { createActor } from 'xstate';
import { startOutbox } from '../outbox.ts';
import { type FakeWork, fakePorts, ok } from './fake-ports.ts';
import { Running } from './Running.tsx';

export const seller: Sesion = { token: 't-vendedor', nombreUsuario: 'vendedor', tipoUsuario: 'VENDEDOR' };
export const administrator: Sesion = {
  token: 't-admin',
  nombreUsuario: 'admin',
  tipoUsuario: 'ADMINISTRADOR',
};

export interface WithAppProps {
  /** Who is signed in; null for nobody. */
  readonly sesion?: Sesion | null;
  readonly work?: FakeWork;
  readonly children: ReactNode;
}

/** What a page finds around it: the session, and ports that do a story's work. */
export function WithApp({ sesion = seller, work, children }: WithAppProps) {
  const actors = useMemo(() => {
    const ports = fakePorts({
      readSession: async () => sesion,
      writeSession: async () => {},
      clearSession: async () => {},
      validateToken: async () => ok(undefined),
      signOut: async () => ok(undefined),
      ...work,
    });
    const session = createActor(sessionMachine.provide({ actors: ports }));
    return { ports, session, outbox: startOutbox(session, ports) };
  }, [sesion, work]);
  return <Running {...actors}>{children}</Running>;
}

/** {@link WithApp} from `parameters.app`, an object with `sesion` and `work`. */
export const withApp: Decorator = (Story, { parameters }) => {
  const app: Omit<WithAppProps, 'children'> = parameters['app'] ?? {};
  return (
    <WithApp {...app}>
      <Story />
    </WithApp>
  );
};
