import type { ChangeStore, FigureTurn, PortActors } from '@presupuesto/machines';
import { createContext, use } from 'react';

/** All the work that machines ask for; pages hand it to their machine: `machine.provide({ actors: usePorts() })`. */
export type AppPorts = PortActors & { readonly changeStore: ChangeStore; readonly turn: FigureTurn };

export const PortsContext = createContext<AppPorts | undefined>(undefined);

export function usePorts(): AppPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext around it');
  return ports;
}
