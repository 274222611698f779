import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPick } from './pick.ts';

interface DraftOptions {
  /** The month that the cell shows: what was typed for another one is not its own. */
  readonly of: number;
  /** The cell's value as text: formatted, and with all of its decimals to edit. */
  readonly atRest: string;
  readonly whileEdited: string;
  readonly onType: (text: string) => void;
  /** The browser's undo has brought the figure back: nothing is typed any more. */
  readonly onTakenBack: () => void;
  /** The cell was left after something was typed. */
  readonly onLeave: (text: string) => void;
  /** Whether a text cannot count yet: it stays in the cell, also once that is left, until it can. */
  readonly isHeld: (text: string) => boolean;
}

interface Typed {
  readonly of: number;
  readonly text: string;
}

/** The text that a cell shows, what was typed until it is left. Coming in selects everything, by mouse too. */
export function useDraft({ of, atRest, whileEdited, onType, onTakenBack, onLeave, isHeld }: DraftOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState<Typed>();
  const text = typed?.of === of ? typed.text : undefined;
  const setText = (next: string | undefined) => setTyped(next === undefined ? undefined : { of, text: next });
  const [pick] = useState(createPick);
  const held = text !== undefined && isHeld(text);
  const untouched = focused && text === undefined;

  // Not by `onFocus`: React hears nothing while it takes a dialog away, which gives the focus back to this cell.
  useLayoutEffect(() => {
    const box = input.current;
    const handleFocus = () => setFocused(true);
    box?.addEventListener('focus', handleFocus);
    return () => box?.removeEventListener('focus', handleFocus);
  }, []);

  // After the text has changed to its editable form, back to it by Esc, or to another value: a selection made before
  // would be lost.
  useLayoutEffect(() => {
    if (untouched && whileEdited !== undefined) input.current?.select();
  }, [untouched, whileEdited]);

  function leave(): void {
    if (held || text === undefined) return;
    setText(undefined);
    onLeave(text);
  }

  // What was held counts as soon as it can.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the text goes with what is sent, which no render may do
    if (!focused) leave();
  });

  function write(next: string): void {
    pick.edit();
    setText(next);
    onType(next);
  }

  function drop(): void {
    pick.begin();
    setText(undefined);
    if (focused) input.current?.select();
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isUndo = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'historyUndo';
    if (isUndo && target.value === whileEdited) {
      drop();
      onTakenBack();
    } else write(target.value);
  }

  return {
    /** What is being typed; undefined while nobody types. */
    text,
    focused,
    held,
    drop,
    /** Its text counts, and the focus stays. */
    accept: () => {
      pick.begin();
      leave();
    },
    /** Puts a text in the cell as if it had been typed over the figure. */
    write,
    placeCaret: pick.placeCaret,
    props: {
      ref: input,
      value: text ?? (focused ? whileEdited : atRest),
      onChange: handleChange,
      onBlur: () => {
        pick.begin();
        setFocused(false);
        leave();
      },
      onMouseDown: pick.handleMouseDown,
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
