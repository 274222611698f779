import type { Sesion } from '@presupuesto/api-sdk/contract';
import { sessionMachine } from '@presupuesto/machines';
import type { Decorator } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { PortsContext } from '../ports.ts';
import { SessionContext } from '../session.ts';
import { type FakeWork, fakePorts, ok } from './fake-ports.ts';

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
  const ports = useMemo(
    () =>
      fakePorts({
        readSession: async () => sesion,
        writeSession: async () => {},
        clearSession: async () => {},
        validateToken: async () => ok(undefined),
        signOut: async () => ok(undefined),
        ...work,
      }),
    [sesion, work],
  );
  const session = useActorRef(sessionMachine.provide({ actors: ports }));
  return (
    <PortsContext value={ports}>
      <SessionContext value={session}>{children}</SessionContext>
    </PortsContext>
  );
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
