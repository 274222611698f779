import type { Entry, EntryPreview, GridCell, GridView } from '@presupuesto/machines';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { typeKeypadComma } from '../../../ui/keys/keypad-comma.ts';
import { typeDropped } from '../../../ui/keys/type-dropped.ts';
import { copiedRows } from '../MonthTable/copied-rows.ts';
import type { EntryPlace } from './entry-place.ts';
import { leftText, previewText } from './entry-text.ts';
import { EntryBox, Preview } from './GridEntry.parts.ts';
import type { GridMode } from './grid-key.ts';
import { LOW_WINDOW } from './use-sight.ts';

interface GridEntryProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly entry: Entry | null;
  /** The active cell, another object at each press. */
  readonly cell: GridCell | undefined;
  /** It as it is read aloud. */
  readonly label: string;
  readonly place: EntryPlace | null;
  readonly mode: GridMode;
  readonly view: GridView;
  readonly unit: string;
  /** A plain number is a percentage over the reference. */
  readonly inPercent: boolean;
  /** Several cells take what is typed. */
  readonly isBlock: boolean;
  readonly preview: EntryPreview | null;
  readonly isTouch: boolean;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** A range of cells: a box would write them behind each other. */
  readonly onPasteRange: (data: DataTransfer) => void;
  readonly onLeave: () => void;
}

/** The one box that is typed in, and what an operation would do before it is done. */
export function GridEntry(props: GridEntryProps) {
  const { ref, entry, cell, place, mode, preview } = props;
  const id = useId();
  const entering = mode !== 'resting';

  // F2 and a double click: the caret stands behind the figure. After a tap, what is typed replaces it, as in the form, also where
  // it leads from one figure that is edited straight to another.
  const { isTouch, inPercent } = props;
  useLayoutEffect(() => {
    const box = ref.current;
    if (cell && mode === 'editing') box?.setSelectionRange(isTouch ? 0 : box.value.length, box.value.length);
  }, [mode, ref, isTouch, cell]);
  const said = useRef<HTMLDivElement>(null);
  const isSaid = entering && place !== null && preview !== null;
  const { innerHeight } = window;
  useLayoutEffect(() => {
    if (isSaid && innerHeight < LOW_WINDOW) said.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid, innerHeight]);
  /** The digits of a phone's keyboard come without signs. */
  const takesSigns = inPercent || props.isBlock;

  return (
    <>
      <EntryBox
        ref={ref}
        type="text"
        inputMode={takesSigns ? 'text' : 'decimal'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        tabIndex={-1}
        aria-label={props.label}
        aria-invalid={
          entry !== null && entry.text.trim() !== '' && entry.operation === null ? true : undefined
        }
        aria-describedby={preview ? id : undefined}
        data-entering={entering}
        value={entry?.text ?? ''}
        style={entering && place ? place.box : AT_REST}
        onChange={({ target }) => props.onText(target.value)}
        onKeyDown={(event) => {
          if (!typeKeypadComma(event)) props.onKeyDown(event);
        }}
        onPaste={(event) => {
          if (copiedRows(event.clipboardData.getData('text/plain')) === undefined) return;
          event.preventDefault();
          props.onPasteRange(event.clipboardData);
        }}
        onDrop={(event) => {
          event.preventDefault();
          if (copiedRows(event.dataTransfer.getData('text/plain'))) props.onPasteRange(event.dataTransfer);
          else typeDropped(event);
        }}
        onBlur={({ relatedTarget }) => {
          // What is typed waits for whoever looks into another window.
          if (entering && (relatedTarget !== null || document.hasFocus())) props.onLeave();
        }}
      />
      {isSaid && (
        <Preview ref={said} as="output" id={id} style={place.preview}>
          <strong>{previewText(preview, props.view, props.unit)}</strong>
          {leftText(preview.left) !== '' && <small>{leftText(preview.left)}</small>}
          {(takesSigns || !isTouch) && (
            <small>
              {isTouch ? '' : 'Intro aplica · Esc cancela · '}
              {inPercent ? '=120 escribe la cifra' : 'también =ref+5%, *1,05, 120'}
            </small>
          )}
        </Preview>
      )}
    </>
  );
}

const AT_REST = { insetInlineStart: 0, insetBlockStart: 0, inlineSize: 1, blockSize: 1 };
