import { type ChangeEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DraftOptions {
  /** The cell's value as text: formatted, and with all of its decimals to edit. */
  readonly atRest: string;
  readonly whileEdited: string;
  readonly onType: (text: string) => void;
  /** The cell was left after something was typed. */
  readonly onLeave: () => void;
}

/** The text that a cell shows, what was typed until it is left. Coming in selects everything, by mouse too. */
export function useDraft({ atRest, whileEdited, onType, onLeave }: DraftOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const [draft, setDraft] = useState<string>();
  const untouched = focused && draft === undefined;

  // Not by `onFocus`: React hears nothing while it takes a dialog away, which gives the focus back to this cell.
  useEffect(() => {
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

  return {
    typing: draft !== undefined,
    drop: () => setDraft(undefined),
    props: {
      ref: input,
      value: draft ?? (focused ? whileEdited : atRest),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value);
        onType(target.value);
      },
      onBlur: () => {
        setFocused(false);
        setDraft(undefined);
        if (draft !== undefined) onLeave();
      },
      // The browser would put the caret where the click fell, after the focus has selected everything.
      onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
        if (focused || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
      },
    },
  };
}
