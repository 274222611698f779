import {
  type ChangeStore,
  type FigureTurn,
  type NetworkReturns,
  type News,
  type PortActors,
  provided,
} from '@presupuesto/machines';
import { createContext, use, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';

/** All the work that machines ask for, but the connection's own; pages hand it to their machine by `useProvided`. */
export type AppPorts = Omit<PortActors, 'askServer'> & {
  readonly changeStore: ChangeStore;
  readonly turn: FigureTurn;
  readonly networkReturns: NetworkReturns;
  readonly news: News;
};

export const PortsContext = createContext<AppPorts | undefined>(undefined);

function usePorts(): AppPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext around it');
  return ports;
}

/** A screen's machine, and those that it starts, at work on the application's ports; the same one in each render. */
export function useProvided<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const ports = usePorts();
  return useMemo(() => provided(machine, ports), [machine, ports]);
}
