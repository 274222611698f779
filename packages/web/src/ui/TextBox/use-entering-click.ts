import { type MouseEvent, useRef } from 'react';

/** The click that enters a box selects its text, as coming in by keyboard does; a drag over some of it selects that. */
export function useEnteringClick() {
  const entering = useRef(false);
  return {
    onMouseDown: ({ button, currentTarget }: MouseEvent<HTMLInputElement>) => {
      entering.current = button === 0 && document.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (entering.current && selectionStart === selectionEnd) currentTarget.select();
      entering.current = false;
    },
  };
}
