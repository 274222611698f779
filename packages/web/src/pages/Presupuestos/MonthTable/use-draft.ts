import { type ChangeEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

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

  // After the text has changed to its editable form, or back to it by Esc: a selection made before would be lost.
  useLayoutEffect(() => {
    if (untouched) input.current?.select();
  }, [untouched]);

  return {
    drop: () => setDraft(undefined),
    props: {
      ref: input,
      value: draft ?? (focused ? whileEdited : atRest),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value);
        onType(target.value);
      },
      onFocus: () => setFocused(true),
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
