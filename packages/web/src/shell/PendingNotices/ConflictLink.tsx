import type { ConflictedValue } from '@presupuesto/machines';
import { useLocation, useSearch } from 'wouter';
import { conflictQuery } from '../../app/budget-address/finding-address.ts';
import { VisitLink } from '../VisitLink/VisitLink.tsx';

interface ConflictLinkProps {
  readonly conflict: ConflictedValue;
  readonly onFollow?: () => void;
}

/** Leads to a figure in conflict: on Presupuestos to its cell in the view that is shown, from elsewhere to its pair. */
export function ConflictLink({ conflict: { change }, onFollow }: ConflictLinkProps) {
  const [path] = useLocation();
  const search = useSearch();
  const query = new URLSearchParams({ periodo: change.periodoID });
  if (change.clienteProductoID !== undefined) query.set('par', String(change.clienteProductoID));
  return (
    <VisitLink query={path === '/presupuestos' ? conflictQuery(search, change) : query} onFollow={onFollow}>
      Ver la primera
    </VisitLink>
  );
}
