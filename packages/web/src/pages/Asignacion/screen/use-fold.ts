import { useEffect, useRef, useState } from 'react';

/** The client list on a narrow screen: it folds away after a choice, and the button that stands for it takes the focus. */
export function useFold(isFolded: boolean) {
  const [state, setState] = useState({ folded: isFolded, choices: 0 });
  const button = useRef<HTMLButtonElement>(null);

  // On a wide screen the button is not displayed and takes no focus: it stays in the list.
  useEffect(() => {
    if (state.choices > 0) button.current?.focus();
  }, [state.choices]);

  return {
    button,
    folded: state.folded,
    choose: () => setState(({ choices }) => ({ folded: true, choices: choices + 1 })),
    toggle: () => setState((now) => ({ ...now, folded: !now.folded })),
  };
}
