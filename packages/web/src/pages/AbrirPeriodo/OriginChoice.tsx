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

const HOW_TO_GET_ONE =
  'Cargue un archivo en Cargar Archivos de Ventas o, si hay períodos ocultos, haga visible uno en Periodos.';

/** The period to open from: a visible reference. */
export function OriginChoice({ origins, problem, ...props }: OriginChoiceProps) {
  const isMissing = origins.length === 0 && !props.loading && problem === null;
  // In sight also where it is offered no more.
  const chosen = props.value === '' || origins.length === 0 ? [] : [props.value];
  return (
    <AwaitedSelect
      {...props}
      failed={problem !== null}
      label="Período Origen"
      name="periodoOrigen"
      required
      disabled={origins.length === 0}
      placeholder={placeholderOf(origins.length > 0, props.loading, problem)}
      options={[...new Set([...origins.map(({ periodoID }) => periodoID), ...chosen])].map((periodoID) => ({
        value: periodoID,
        label: periodoID,
      }))}
      error={problem ?? (isMissing ? HOW_TO_GET_ONE : props.error)}
    />
  );
}

function placeholderOf(hasOrigins: boolean, loading: boolean, problem: string | null): string {
  if (hasOrigins) return 'Seleccione un período';
  if (loading) return 'Cargando…';
  return problem === null ? 'No hay períodos referentes' : '';
}
