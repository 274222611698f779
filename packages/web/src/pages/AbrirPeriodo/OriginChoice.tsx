import type { Periodo } from '@presupuesto/api-sdk/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Origin } from './AbrirPeriodo.parts.ts';

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
export function OriginChoice({ origins, loading, problem, onRetry, ...props }: OriginChoiceProps) {
  const parts = useRef<HTMLDivElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (loading || !retried.current) return;
    retried.current = false;
    parts.current?.querySelector<HTMLElement>('select:enabled, button')?.focus();
  }, [loading]);

  return (
    <Origin ref={parts}>
      <Select
        {...props}
        label="Período Origen"
        name="periodoOrigen"
        required
        disabled={origins.length === 0}
        placeholder={placeholderOf(origins.length > 0, loading, problem)}
        options={origins.map(({ periodoID }) => ({ value: periodoID, label: periodoID }))}
        error={problem ?? props.error}
      />
      {problem !== null && (
        <Button
          onClick={() => {
            // The button goes away while the list is on its way: the keyboard goes on at what comes of it.
            retried.current = true;
            onRetry();
          }}
        >
          Reintentar
        </Button>
      )}
    </Origin>
  );
}

function placeholderOf(hasOrigins: boolean, loading: boolean, problem: string | null): string {
  if (hasOrigins) return 'Seleccione un período';
  if (loading) return 'Cargando…';
  return problem === null ? 'No hay períodos referentes' : '';
}
