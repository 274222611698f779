import type { ConflictedValue } from '@presupuesto/machines';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';

interface ConflictLinkProps {
  readonly conflict: ConflictedValue;
  readonly onFollow?: () => void;
}

/** Leads to a figure in conflict: to its pair, in its period. */
export function ConflictLink({ conflict: { change }, onFollow }: ConflictLinkProps) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams({ periodo: change.periodoID });
  if (change.clienteProductoID !== undefined) query.set('par', String(change.clienteProductoID));
  const href = `/presupuestos?${query}`;
  /** Each time a visit of its own: also from another pair of the same screen. */
  function follow(event: MouseEvent): void {
    event.preventDefault();
    onFollow?.();
    navigate(href, { state: { visita: Date.now() } });
  }
  return (
    <Link href={href} onClick={follow}>
      Ver la primera
    </Link>
  );
}
