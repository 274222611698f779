import type { Conflict, GridView, Said, Status as StatusFigures } from '@presupuesto/machines';
import { formatTotal } from '../../../format/numbers.ts';
import { formatPercentDifference } from '../../../format/signed.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import { CONFLICT_KEYS, otherFigureText } from '../MonthTable/conflict-text.ts';
import { isWarning, saidText } from './entry-text.ts';
import { figureText } from './figure-text.ts';
import { Status } from './Grid.parts.ts';

interface GridStatusProps {
  readonly status: StatusFigures | null;
  readonly view: GridView;
  readonly unit: string;
  readonly said: Said | null;
  /** Of the active cell, with the figure that was typed in it. */
  readonly conflict: { readonly conflicto: Conflict; readonly valor: number } | null;
  readonly pending: number;
  readonly conflicts: number;
  readonly onDecide: (type: 'conflict.left' | 'conflict.put') => void;
  /** Of the active cell; absent where it is no month of one pair, and on a server without a log. */
  readonly onHistory: (() => void) | undefined;
}

/** What is selected, what could not be written and why, and the choice where the active cell is in conflict. */
export function GridStatus(props: GridStatusProps) {
  const { status, view, unit, said, conflict, pending, conflicts } = props;
  return (
    <Status>
      <VisuallyHidden as="div" aria-live="polite">
        {status && status.count > 1 && selectionText(status, view, unit)}
      </VisuallyHidden>
      {conflict ? (
        <span data-conflict="">
          <span>
            Usted escribió <b>{figureText(view, conflict.valor)}</b> y {otherFigureText(conflict.conflicto)}.
          </span>
          <Button shortcut={CONFLICT_KEYS.left} onClick={() => props.onDecide('conflict.left')}>
            {`Dejar ${figureText(view, conflict.conflicto.actual)}`}
          </Button>
          <Button shortcut={CONFLICT_KEYS.put} onClick={() => props.onDecide('conflict.put')}>
            {`Poner ${figureText(view, conflict.valor)}`}
          </Button>
        </span>
      ) : (
        <>
          {status && <Selected status={status} view={view} unit={unit} />}
          <output data-tone={said && isWarning(said) ? 'warning' : undefined}>
            {said && saidText(said)}
          </output>
        </>
      )}
      {pending > 0 && (
        <span data-end="">{pending === 1 ? '1 pendiente' : `${formatTotal(pending)} pendientes`}</span>
      )}
      {conflicts > 0 && !conflict && (
        <span data-conflict="">
          {conflicts === 1 ? '1 conflicto' : `${formatTotal(conflicts)} conflictos`}
        </span>
      )}
      {props.onHistory && (
        <Button variant="quiet" shortcut="Alt+H" onClick={props.onHistory}>
          Historial
        </Button>
      )}
    </Status>
  );
}

/** A single cell says itself what it holds. */
function selectionText(status: StatusFigures, view: GridView, unit: string): string {
  const { count, sum, hasSeveralCurrencies } = status;
  const cells = `${formatTotal(count)} celdas seleccionadas${hasSeveralCurrencies ? ', en varias monedas' : ''}`;
  return sum === null ? cells : `${cells}, suma ${figureText(view, sum)} ${unit}`;
}

interface SelectedProps {
  readonly status: StatusFigures;
  readonly view: GridView;
  readonly unit: string;
}

function Selected({ status, view, unit }: SelectedProps) {
  const { count, sum, hasSeveralCurrencies, mean, comparable, reference, difference } = status;
  return (
    <>
      <span>
        Selección <b>{formatTotal(count)}</b>
      </span>
      {hasSeveralCurrencies && <span>en varias monedas</span>}
      {sum !== null && (
        <span>
          Suma <b>{figureText(view, sum)}</b> {unit}
        </span>
      )}
      {mean !== null && (
        <span>
          Media <b>{figureText(view, mean)}</b>
        </span>
      )}
      {comparable !== null && (
        <span title="Solo los meses que tienen referente">
          Comparable <b>{figureText(view, comparable)}</b>
        </span>
      )}
      {reference !== null && (
        <span>
          Referente <b>{figureText(view, reference)}</b>
          {difference !== null && <> · {formatPercentDifference(difference)}</>}
        </span>
      )}
    </>
  );
}
