import type { ConnectionRef } from '@presupuesto/machines';
import { createContext, use } from 'react';

/** Whether the server can be reached; one for the whole application. Its code comes after the sign-in's. */
export const ConnectionContext = createContext<Promise<ConnectionRef> | undefined>(undefined);

/** Suspends until it is there. */
export function useConnection(): ConnectionRef {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionContext around it');
  return use(connection);
}
