import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Rest } from './TableSkeleton.parts.ts';

/** The room of a table with so many months and of what stands above it, while they load. */
export function TableSkeleton({ months }: { readonly months: number }) {
  return (
    <Rest aria-label="Cargando los meses" aria-busy="true">
      {Array.from({ length: months + 3 }, (_, at) => (
        <div key={at}>
          <Skeleton width="70%" height="14px" />
          <Skeleton height="14px" />
          <Skeleton height="14px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="80%" height="14px" />
        </div>
      ))}
    </Rest>
  );
}
