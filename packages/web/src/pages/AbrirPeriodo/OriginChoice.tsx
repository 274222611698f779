import type { Periodo } from '@presupuesto/api-sdk/contract';
import { AwaitedSelect } from '../../ui/AwaitedSelect/AwaitedSelect.tsx';

interface OriginChoiceProps {
  readonly value: string;
  readonly origins: readonly Periodo[];
  readonly loading: boolean;
  /** Why the origins did not come. */
  readonly problem: string | null;
  readonly error: string | undefined;
  readonly onChange: (periodoID: string) => void;
  readonly onRetry: () => void;
}

/** The period to open from: a visible reference. */
export function OriginChoice({ origins, problem, ...props }: OriginChoiceProps) {
  return (
    <AwaitedSelect
      {...props}
      failed={problem !== null}
      label="Período Origen"
      name="periodoOrigen"
      required
      disabled={origins.length === 0}
      placeholder={placeholderOf(origins.length > 0, props.loading, problem)}
      options={origins.map(({ periodoID }) => ({ value: periodoID, label: periodoID }))}
      error={problem ?? props.error}
    />
  );
}

function placeholderOf(hasOrigins: boolean, loading: boolean, problem: string | null): string {
  if (hasOrigins) return 'Seleccione un período';
  if (loading) return 'Cargando…';
  return problem === null ? 'No hay períodos referentes' : '';
}
