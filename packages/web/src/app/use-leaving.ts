import { useLayoutEffect } from 'react';
import { useSessionActor } from './session.ts';

/** Calls back while something can still be kept: the session ends, or the page is closed or loaded again. */
export function useLeaving(onLeave: () => void): void {
  const session = useSessionActor();
  useLayoutEffect(() => {
    const { unsubscribe } = session.on('session.ending', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', onLeave);
    };
  }, [session, onLeave]);
}
