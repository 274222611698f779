import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether a media query, always the same one, holds: now and whenever that changes. */
export function useMedia(query: string): boolean {
  const [list] = useState(() => window.matchMedia(query));
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
