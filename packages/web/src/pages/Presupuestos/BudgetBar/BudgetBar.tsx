import type { Periodo } from '@presupuesto/api-sdk';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import { formatPorcentaje } from '../../../format/numbers.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { Approve, Completion, Folded, Problems, Root } from './BudgetBar.parts.ts';

interface BudgetBarProps {
  readonly periodos: readonly Periodo[];
  readonly referentes: readonly Periodo[];
  readonly periodoID: string | null;
  readonly referenteID: string | null;
  /** Years found in the data. */
  readonly anios: readonly number[];
  readonly anio: number | null;
  /** Percent of the rows that are budgeted, 0 to 100. */
  readonly completion: number;
  /** The periods are on their way. */
  readonly loading: boolean;
  /** Why periods or references could not be loaded, by specification §8. */
  readonly problems: readonly string[];
  /** Whether a narrow window hides the selectors behind a button; undefined: it has none. */
  readonly folded: boolean | undefined;
  readonly onFold: () => void;
  readonly onPeriod: (periodoID: string | null) => void;
  readonly onYear: (anio: number | null) => void;
  readonly onReference: (periodoID: string | null) => void;
  readonly onApprove: () => void;
  readonly onRetry: () => void;
}

export const APPROVE = 'Aprobar Presupuesto';

const options = (periodos: readonly Periodo[]) =>
  periodos.map(({ periodoID }) => ({ value: periodoID, label: periodoID }));

/** What is budgeted, beside what, how far it is, and its approval. */
export function BudgetBar(props: BudgetBarProps) {
  const { periodoID, referenteID, completion, folded } = props;
  return (
    <Root aria-label="Selección del presupuesto" data-folded={folded}>
      {folded !== undefined && (
        <Folded type="button" aria-expanded={!folded} onClick={props.onFold}>
          <span>
            <b>{periodoID}</b>
            {props.anio !== null && ` · ${props.anio}`}
            <small>{referenteID ?? 'Sin referente'}</small>
          </span>
          <ChevronDown size={16} aria-hidden />
        </Folded>
      )}
      <div data-part="select">
        <Select
          label="Presupuesto"
          placeholder={props.loading ? 'Cargando…' : 'Elija uno'}
          value={periodoID ?? ''}
          options={options(props.periodos)}
          onChange={(value) => props.onPeriod(value || null)}
        />
      </div>
      <div data-part="select">
        <Select
          label="Año"
          placeholder="Todos los años"
          value={props.anio === null ? '' : String(props.anio)}
          options={props.anios.map((anio) => ({ value: String(anio), label: String(anio) }))}
          onChange={(value) => props.onYear(value === '' ? null : Number(value))}
        />
      </div>
      <div data-part="select">
        <Select
          label="Referente"
          placeholder="Sin referente"
          value={referenteID ?? ''}
          options={options(props.referentes)}
          onChange={(value) => props.onReference(value || null)}
        />
      </div>
      <Completion data-shown={periodoID !== null}>
        <ProgressBar
          label={`Su presupuesto esta completo en un: ${formatPorcentaje(completion)}`}
          value={completion}
          tone={completion === 100 ? 'success' : 'accent'}
        />
      </Completion>
      <Approve>
        {periodoID !== null && (
          <Button variant="primary" icon={<BadgeCheck size={16} aria-hidden />} onClick={props.onApprove}>
            {APPROVE}
          </Button>
        )}
      </Approve>
      {props.problems.length > 0 && (
        <Problems>
          <Alert>{props.problems.join(' ')}</Alert>
          <Retry onRetry={props.onRetry} />
        </Problems>
      )}
    </Root>
  );
}
