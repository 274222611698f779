import { type ReactNode, useEffect } from 'react';
import type { Actors } from '../actors.ts';
import { Providers } from '../Providers.tsx';

/** {@link Providers}, whose session runs for as long as it is shown. */
export function Running({ children, ...actors }: Actors & { readonly children: ReactNode }) {
  const { session, outbox, connection } = actors;
  useEffect(() => {
    session.start();
    return () => {
      session.stop();
      outbox.stop();
      void connection.then((running) => running.stop());
    };
  }, [session, outbox, connection]);
  return <Providers {...actors}>{children}</Providers>;
}
