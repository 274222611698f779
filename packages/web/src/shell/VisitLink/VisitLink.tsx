import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

interface VisitLinkProps {
  /** A place of Presupuestos. */
  readonly query: URLSearchParams | string;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Leads to a place of Presupuestos, each time as a visit of its own: also from another place of the same screen. */
export function VisitLink({ query, onFollow, children }: VisitLinkProps) {
  const [, navigate] = useLocation();
  const href = `/presupuestos?${query}`;
  function follow(event: MouseEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The cell that it leads to takes the focus, as long as nothing else has it.
    event.currentTarget.blur();
    onFollow?.();
    navigate(href, { state: { visita: Date.now() } });
  }
  return (
    <Link href={href} onClick={follow}>
      {children}
    </Link>
  );
}
