import type { Field } from '@presupuesto/machines';
import type { ClipboardEvent, DragEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { insertText, typeKeypadComma } from '../../../ui/keys/keypad-comma.ts';
import { figuresOf, unitsOf } from '../clipboard.ts';
import { blockActionOf } from './block-action.ts';
import type { CellAction } from './cell-action.ts';
import { isAcceptance, isAlt } from './cell-key.ts';
import { type CopiedRows, copiedRows } from './copied-rows.ts';
import { isFigure } from './is-figure.ts';
import { typedOperation } from './operations.ts';
import { figureText, isDecorated, refusedFigure } from './pasted-figure.ts';
import type { Draft } from './use-draft.ts';

export interface HandledCell {
  readonly ventaID: number;
  readonly field: Field;
  /** The id of what describes its conflict; absent without one. */
  readonly conflictID?: string | undefined;
  /** That of its prices, for what is pasted. */
  readonly monedaID?: string | undefined;
  /** Selected with others. */
  readonly picked?: boolean | undefined;
  readonly onAction: (action: CellAction) => void;
}

/** What keys, clipboard, a drop and leaving do in a cell that holds a draft. */
export function cellHandlers(
  { ventaID, field, monedaID, conflictID, picked = false, onAction }: HandledCell,
  draft: Draft,
) {
  const cell = { ventaID, field };

  function endBlock(): void {
    onAction({ type: 'block.left', ...cell });
  }

  function replicate(): void {
    if (draft.held) return;
    draft.drop();
    onAction({ type: 'cell.replicated', ...cell });
  }

  function restore(): void {
    draft.drop();
    onAction({ type: 'cell.restored', ...cell });
  }

  /** What cannot be saved stays, marked as such. */
  function acceptForAll(text: string): void {
    const operation = !draft.held && isFigure(field, text) ? typedOperation(text) : null;
    if (!operation) return;
    draft.drop();
    onAction({ type: 'block.typed', ...cell, operation });
  }

  function paste(data: DataTransfer, rows: CopiedRows): void {
    restore();
    onAction({ type: 'rows.pasted', ...cell, block: figuresOf(data, rows), units: unitsOf(data) });
  }

  /** Takes a range, and what a figure is refused for. @returns whether it did */
  function take(data: DataTransfer): boolean {
    const rows = copiedRows(data.getData('text/plain'));
    const refused = rows ? null : refusedFigure(data, { ...cell, monedaID });
    if (rows) paste(data, rows);
    else if (refused) onAction({ type: 'rows.pasted', ...cell, block: refused, units: undefined });
    return rows !== undefined || refused !== null;
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text/plain');
    if (!take(event.clipboardData)) {
      if (!isDecorated(text)) return;
      insertText(figureText(field, text));
    }
    event.preventDefault();
  }

  // The browser would put what is dropped between the digits, lines one after the other.
  function handleDrop(event: DragEvent<HTMLInputElement>): void {
    const text = event.dataTransfer.getData('text/plain').trim();
    event.preventDefault();
    event.currentTarget.focus();
    if (!take(event.dataTransfer) && text !== '') draft.write(figureText(field, text));
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
      if (!(picked && draft.held)) onAction({ ...cell, ...block });
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

  return {
    replicate,
    onKeyDown: handleKeyDown,
    onPaste: handlePaste,
    onDrop: handleDrop,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      draft.props.onBlur();
      // Another window takes the keys, not the focus.
      if (picked && document.activeElement !== event.currentTarget) endBlock();
    },
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      if (picked) endBlock();
      draft.props.onMouseDown(event);
    },
  };
}
