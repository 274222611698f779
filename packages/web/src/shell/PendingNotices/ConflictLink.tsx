import type { ConflictedValue } from '@presupuesto/machines';
import { VisitLink } from '../VisitLink/VisitLink.tsx';

interface ConflictLinkProps {
  readonly conflict: ConflictedValue;
  readonly onFollow?: () => void;
}

/** Leads to a figure in conflict: to its pair, in its period. */
export function ConflictLink({ conflict: { change }, onFollow }: ConflictLinkProps) {
  const query = new URLSearchParams({ periodo: change.periodoID });
  if (change.clienteProductoID !== undefined) query.set('par', String(change.clienteProductoID));
  return (
    <VisitLink query={query} onFollow={onFollow}>
      Ver la primera
    </VisitLink>
  );
}
