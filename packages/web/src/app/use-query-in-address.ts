import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Browsers refuse an address that changes with every key. */
const TYPED_MS = 300;

interface QueryInAddress {
  /** Whether what was typed is what differs from the address, so that more of it may come. */
  readonly isTyped: boolean;
  /** Called once the address says so. */
  readonly onShown?: () => void;
}

/** Keeps the address at what is chosen, so that a reload, Back or a new sign-in comes to it again; what is typed, once that rests. */
export function useQueryInAddress(query: string, { isTyped, onShown }: QueryInAddress): void {
  const [path, navigate] = useLocation();
  const search = useSearch();

  // A link to the same screen may have taken it out of the address.
  const isShown = query === search;
  const write = useEffectEvent((to: string) =>
    navigate(to === '' ? path : `${path}?${to}`, { replace: true, state: history.state }),
  );
  const report = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isShown) return report();
    if (!isTyped) return write(query);
    const timer = setTimeout(() => write(query), TYPED_MS);
    return () => clearTimeout(timer);
  }, [query, isTyped, isShown]);
}
