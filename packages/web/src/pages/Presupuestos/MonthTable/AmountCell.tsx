import { ArrowDownToLine } from 'lucide-react';
import { memo } from 'react';
import { formatDecimal } from '../../../format/numbers.ts';
import { CellMark } from './CellMark.tsx';
import { cellHandlers, type HandledCell } from './cell-handlers.ts';
import { keysOf } from './cell-key.ts';
import { FIELDS } from './fields.ts';
import { isFigure } from './is-figure.ts';
import { asksForReference, isOperation, typedValue } from './operations.ts';
import { useDraft } from './use-draft.ts';

export interface AmountCellProps extends HandledCell {
  /** The month as it is read aloud: `Enero 2026`. */
  readonly month: string;
  readonly valor: number;
  /** For operations: `=ref+5%`; null without one. */
  readonly referencia?: number | null;
  /** It is chosen, and has not come. */
  readonly awaitsReference?: boolean | undefined;
  readonly pending: boolean;
  /** What stands out in it, in words; empty for nothing. */
  readonly warning?: string | undefined;
  /** Somebody else has just changed it: it stands out for a moment. */
  readonly heard?: boolean | undefined;
  readonly disabled: boolean;
  /** Of the last month: Enter leads nowhere from it. */
  readonly isLast: boolean;
}

/** One for all: React goes through an icon each time that it is made. */
const DOWN = <ArrowDownToLine size={14} aria-hidden />;

/** One figure of the table. Its own typing renders it alone; props are plain values so that others' typing does not. */
export const AmountCell = memo(function AmountCell(props: AmountCellProps) {
  const { ventaID, field, month, valor, conflictID, disabled, picked, onAction } = props;
  const operands = { valor, referencia: props.referencia ?? null };
  const { name, atRest, whileEdited } = FIELDS[field];
  const cell = { ventaID, field };
  const type = (text: string) =>
    onAction({ type: 'cell.typed', ...cell, valor: typedValue(field, text, operands) });
  const draft = useDraft({
    of: ventaID,
    atRest: atRest(valor),
    whileEdited: whileEdited(valor),
    onType: type,
    onTakenBack: () => onAction({ type: 'cell.restored', ...cell }),
    onLeave: (text) => {
      // What it counts from may be another figure by now.
      if (isOperation(text)) type(text);
      onAction({ type: 'cell.left', ...cell });
    },
    isHeld: (text) => operands.referencia === null && asksForReference(text),
  });
  const missing = props.awaitsReference ? 'El referente aún no ha llegado' : 'Este mes no tiene referente';
  const warning = draft.held ? missing : (props.warning ?? '');

  // Before it counts.
  const result =
    draft.focused && draft.text !== undefined && isOperation(draft.text)
      ? typedValue(field, draft.text, operands)
      : undefined;

  const { replicate, ...hands } = cellHandlers(props, draft);

  return (
    <td
      title={warning || undefined}
      data-amount
      data-column={field}
      data-state={stateOf(conflictID, props.heard)}
      data-picked={picked || undefined}
    >
      <div>
        <input
          {...draft.props}
          type="text"
          inputMode="decimal"
          enterKeyHint={props.isLast ? 'done' : 'next'}
          autoComplete="off"
          spellCheck={false}
          data-field={field}
          data-typing={draft.text !== undefined}
          aria-invalid={
            draft.held || (draft.text !== undefined && !isFigure(field, draft.text)) ? true : undefined
          }
          data-long={draft.props.value.length > 9}
          disabled={disabled}
          aria-label={`${month}, ${name}`}
          aria-describedby={conflictID}
          aria-keyshortcuts={disabled ? undefined : keysOf(conflictID !== undefined)}
          {...hands}
          onDragStart={(event) => event.preventDefault()}
        />
        {result !== undefined && (
          <output>{draft.held ? missing : `= ${result === null ? '…' : formatDecimal(result)}`}</output>
        )}
        <CellMark pending={props.pending} warning={warning} isInConflict={conflictID !== undefined} />
        {!disabled && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Replicar el ${name} de ${month.toLowerCase()} hacia abajo`}
            title="Replicar hacia abajo (Alt+↓)"
            onClick={replicate}
          >
            {DOWN}
          </button>
        )}
      </div>
    </td>
  );
});

function stateOf(conflictID: string | undefined, heard: boolean | undefined): string | undefined {
  if (conflictID !== undefined) return 'conflict';
  return heard ? 'heard' : undefined;
}
