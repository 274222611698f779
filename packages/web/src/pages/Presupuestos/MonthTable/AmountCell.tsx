// oxlint-disable jsx-a11y/prefer-tag-over-role -- the mark is an svg, and an svg is no <img>
import type { CellEvent, Field } from '@presupuesto/machines';
import { ArrowDownToLine, Clock } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, memo } from 'react';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { typeKeypadComma } from '../../../ui/keys/keypad-comma.ts';
import { type CopiedRows, copiedRows } from './copied-rows.ts';
import { FIELDS } from './fields.ts';
import { insertFigure, isDecorated } from './insert-figure.ts';
import { isFigure } from './is-figure.ts';
import { useDraft } from './use-draft.ts';

/** What a person does in a cell. */
export type CellAction =
  | CellEvent
  /** Cells of a spreadsheet, from this one on. */
  | {
      readonly type: 'rows.pasted';
      readonly ventaID: number;
      readonly field: Field;
      readonly rows: CopiedRows;
    };

export interface AmountCellProps {
  readonly ventaID: number;
  readonly field: Field;
  /** The month as it is read aloud: `Enero 2026`. */
  readonly month: string;
  readonly valor: number;
  readonly pending: boolean;
  /** Somebody else has just changed it: it stands out for a moment. */
  readonly heard?: boolean | undefined;
  readonly disabled: boolean;
  readonly onAction: (action: CellAction) => void;
}

/** One figure of the table. Its own typing renders it alone; props are plain values so that others' typing does not. */
export const AmountCell = memo(function AmountCell(props: AmountCellProps) {
  const { ventaID, field, month, valor, disabled, onAction } = props;
  const { name, atRest, whileEdited } = FIELDS[field];
  const cell = { ventaID, field };
  const draft = useDraft({
    atRest: atRest(valor),
    whileEdited: whileEdited(valor),
    onType: (text) => onAction({ type: 'cell.typed', ...cell, valor: parseDecimal(text) ?? null }),
    onLeave: () => onAction({ type: 'cell.left', ...cell }),
  });

  function replicate(): void {
    draft.drop();
    onAction({ type: 'cell.replicated', ...cell });
  }

  function restore(): void {
    draft.drop();
    onAction({ type: 'cell.restored', ...cell });
  }

  function paste(rows: CopiedRows): void {
    restore();
    onAction({ type: 'rows.pasted', ...cell, rows });
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text/plain');
    const rows = copiedRows(text);
    if (!rows && !isDecorated(text)) return;
    event.preventDefault();
    if (rows) paste(rows);
    else void insertFigure(event.currentTarget, field, text);
  }

  // The browser would put what is dropped between the digits, lines one after the other.
  function handleDrop(event: DragEvent<HTMLInputElement>): void {
    const text = event.dataTransfer.getData('text/plain');
    const rows = copiedRows(text);
    event.preventDefault();
    event.currentTarget.focus();
    if (rows) paste(rows);
    else if (text.trim() !== '') draft.write(text.trim());
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (typeKeypadComma(event)) return;
    if (event.key === 'Escape') restore();
    else if (event.key === 'F2') draft.placeCaret(event.currentTarget);
    else if (event.key === 'ArrowDown' && event.altKey) replicate();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <td data-column={field} data-state={props.heard ? 'heard' : undefined}>
      <div>
        <input
          {...draft.props}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          spellCheck={false}
          data-field={field}
          data-typing={draft.text !== undefined}
          aria-invalid={draft.text !== undefined && !isFigure(field, draft.text) ? true : undefined}
          data-long={draft.props.value.length > 10}
          disabled={disabled}
          aria-label={`${month}, ${name}`}
          aria-keyshortcuts={disabled ? undefined : 'Alt+ArrowDown'}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onDrop={handleDrop}
          onDragStart={(event) => event.preventDefault()}
        />
        {props.pending && (
          <span className="pending" role="img" aria-label="pendiente" title="pendiente">
            <Clock size={12} aria-hidden />
          </span>
        )}
        {!disabled && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Replicar el ${name} de ${month} hacia abajo`}
            title="Replicar hacia abajo (Alt+↓)"
            onClick={replicate}
          >
            <ArrowDownToLine size={14} aria-hidden />
          </button>
        )}
      </div>
    </td>
  );
});
