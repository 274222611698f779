import type { ConflictedValue } from '@presupuesto/machines';
import { Link } from 'wouter';

interface ConflictLinkProps {
  readonly conflict: ConflictedValue;
  readonly onFollow?: () => void;
}

/** Leads to a figure in conflict: to its pair, in its period. */
export function ConflictLink({ conflict: { change }, onFollow }: ConflictLinkProps) {
  const query = new URLSearchParams({ periodo: change.periodoID });
  if (change.clienteProductoID !== undefined) query.set('par', String(change.clienteProductoID));
  // A visit of its own: also from another pair of the same screen.
  const visit = { visita: `${change.kind}:${change.ventaID}:${Date.now()}` };
  return (
    <Link href={`/presupuestos?${query}`} state={visit} onClick={onFollow}>
      Ver la primera
    </Link>
  );
}
