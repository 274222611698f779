import type { ChangeStore, FigureTurn, NetworkReturns, PortActors } from '@presupuesto/machines';
import { createContext, use } from 'react';

/** All the work that machines ask for, but the connection's own; pages hand it to their machine: `machine.provide({ actors: usePorts() })`. */
export type AppPorts = Omit<PortActors, 'askServer'> & {
  readonly changeStore: ChangeStore;
  readonly turn: FigureTurn;
  readonly networkReturns: NetworkReturns;
};

export const PortsContext = createContext<AppPorts | undefined>(undefined);

export function usePorts(): AppPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext around it');
  return ports;
}
