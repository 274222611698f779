import type { CellEvent, Field } from '@presupuesto/machines';
import { ArrowDownToLine } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, memo } from 'react';
import { formatDecimal } from '../../../format/numbers.ts';
import { typeKeypadComma } from '../../../ui/keys/keypad-comma.ts';
import { blockActionOf } from './block-action.ts';
import { CellMark } from './CellMark.tsx';
import { isAcceptance, isAlt, keysOf } from './cell-key.ts';
import { type CopiedRows, copiedRows } from './copied-rows.ts';
import { FIELDS } from './fields.ts';
import { insertFigure, isDecorated } from './insert-figure.ts';
import { isFigure } from './is-figure.ts';
import { isOperation, typedOperation, typedValue } from './operations.ts';
import { useDraft } from './use-draft.ts';

interface ConflictDecision<Type extends string> {
  readonly type: Type;
  readonly ventaID: number;
  readonly field: Field;
}

/** What a person does in a cell. */
export type CellAction =
  | CellEvent
  /** The other figure of a conflict is left where it is, or the own one put there. */
  | ConflictDecision<'conflict.left'>
  | ConflictDecision<'conflict.put'>
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
  /** For operations: `=ref+5%`; null without one. */
  readonly referencia?: number | null;
  readonly pending: boolean;
  /** What stands out in it, in words; empty for nothing. */
  readonly warning?: string | undefined;
  /** The id of what describes its conflict; absent without one. */
  readonly conflictID?: string | undefined;
  /** Somebody else has just changed it: it stands out for a moment. */
  readonly heard?: boolean | undefined;
  readonly disabled: boolean;
  /** Selected with others. */
  readonly picked?: boolean | undefined;
  readonly onAction: (action: CellAction) => void;
}

/** One figure of the table. Its own typing renders it alone; props are plain values so that others' typing does not. */
export const AmountCell = memo(function AmountCell(props: AmountCellProps) {
  const { ventaID, field, month, valor, conflictID, disabled, picked = false, onAction } = props;
  const operands = { valor, referencia: props.referencia ?? null };
  const { name, atRest, whileEdited } = FIELDS[field];
  const { warning = '' } = props;
  const cell = { ventaID, field };
  const draft = useDraft({
    atRest: atRest(valor),
    whileEdited: whileEdited(valor),
    onType: (text) => onAction({ type: 'cell.typed', ...cell, valor: typedValue(field, text, operands) }),
    onLeave: () => onAction({ type: 'cell.left', ...cell }),
  });

  // Before it counts.
  const result =
    draft.text !== undefined && isOperation(draft.text) ? typedValue(field, draft.text, operands) : undefined;

  function endBlock(): void {
    onAction({ type: 'block.left', ...cell });
  }

  function replicate(): void {
    draft.drop();
    onAction({ type: 'cell.replicated', ...cell });
  }

  function restore(): void {
    draft.drop();
    onAction({ type: 'cell.restored', ...cell });
  }

  /** What cannot be saved stays, marked as such. */
  function acceptForAll(text: string): void {
    const operation = isFigure(field, text) ? typedOperation(text) : null;
    if (!operation) return;
    draft.drop();
    onAction({ type: 'block.typed', ...cell, operation });
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

  /** Another figure that is being typed is the one to put. */
  function decide(box: HTMLInputElement, type: 'conflict.left' | 'conflict.put'): void {
    if (type === 'conflict.put' && draft.text !== undefined) {
      box.blur();
      box.focus();
      return;
    }
    restore();
    onAction({ type, ...cell });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (typeKeypadComma(event)) return;
    const block = blockActionOf(event, { picked, typing: draft.text !== undefined });
    if (block) {
      if (block.type === 'block.filled' && picked) draft.accept();
      else if (block.type === 'block.filled') restore();
      onAction({ ...cell, ...block });
    } else if (isAcceptance(event)) {
      if (picked && draft.text !== undefined) acceptForAll(draft.text);
      else draft.accept();
    } else if (event.key === 'Escape') restore();
    else if (event.key === 'F2') draft.placeCaret(event.currentTarget);
    else if (event.key === 'ArrowDown' && event.altKey) replicate();
    // By `code`: with Alt some systems write another letter.
    else if (conflictID !== undefined && isAlt(event) && event.code === 'KeyD')
      decide(event.currentTarget, 'conflict.left');
    else if (conflictID !== undefined && isAlt(event) && event.code === 'KeyP')
      decide(event.currentTarget, 'conflict.put');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <td
      title={warning || undefined}
      data-column={field}
      data-state={stateOf(conflictID, props.heard)}
      data-picked={picked || undefined}
    >
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
          aria-describedby={conflictID}
          aria-keyshortcuts={disabled ? undefined : keysOf(conflictID !== undefined)}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            draft.props.onBlur();
            // Another window takes the keys, not the focus.
            if (picked && document.activeElement !== event.currentTarget) endBlock();
          }}
          onMouseDown={(event) => {
            if (picked) endBlock();
            draft.props.onMouseDown(event);
          }}
          onPaste={handlePaste}
          onDrop={handleDrop}
          onDragStart={(event) => event.preventDefault()}
        />
        {result !== undefined && <output>= {result === null ? '…' : formatDecimal(result)}</output>}
        <CellMark pending={props.pending} warning={warning} isInConflict={conflictID !== undefined} />
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

function stateOf(conflictID: string | undefined, heard: boolean | undefined): string | undefined {
  if (conflictID !== undefined) return 'conflict';
  return heard ? 'heard' : undefined;
}
