// oxlint-disable jsx-a11y/control-has-associated-label -- a table's cell is no control
import type { Conflict, Field } from '@presupuesto/machines';
import { formatDecimal } from '../../../format/numbers.ts';
import { CONFLICT_KEYS, otherFigureText } from './conflict-text.ts';
import { FIELDS } from './fields.ts';

interface ConflictRowProps {
  /** Describes the cell. */
  readonly id: string;
  readonly field: Field;
  /** The month as it is read aloud: `Enero 2026`. */
  readonly month: string;
  /** What was typed here. */
  readonly valor: number;
  readonly conflicto: Conflict;
  readonly onDecide: (type: 'conflict.left' | 'conflict.put') => void;
}

/** Under its month: the figure typed here beside the one that somebody else has saved since, and the choice. */
export function ConflictRow({ id, field, month, valor, conflicto, onDecide }: ConflictRowProps) {
  const { name } = FIELDS[field];
  const left = `Dejar ${formatDecimal(conflicto.actual)}`;
  const put = `Poner ${formatDecimal(valor)}`;
  const where = `en el ${name} de ${month.toLowerCase()}`;
  return (
    <tr data-conflict={field}>
      <td colSpan={5}>
        <div>
          <p id={id}>
            En conflicto, {name}: usted escribió <strong>{formatDecimal(valor)}</strong> y{' '}
            <strong>{otherFigureText(conflicto)}</strong>.
          </p>
          <span>
            <button
              type="button"
              aria-label={`${left} ${where}`}
              aria-keyshortcuts={CONFLICT_KEYS.left}
              title={`${left} (${CONFLICT_KEYS.left})`}
              onClick={() => onDecide('conflict.left')}
            >
              {left}
            </button>
            <button
              type="button"
              aria-label={`${put} ${where}`}
              aria-keyshortcuts={CONFLICT_KEYS.put}
              title={`${put} (${CONFLICT_KEYS.put})`}
              onClick={() => onDecide('conflict.put')}
            >
              {put}
            </button>
          </span>
        </div>
      </td>
    </tr>
  );
}
