/** Answers a step through the browser's history in the router's place. */
type Hold = () => void;

let held: Hold | undefined;

/**
 * Begins to listen for such steps; to be called before the router does. Chromium calls a window's listeners in the order in which
 * they came, whatever their phase: a screen's own would be called after the router's, which has taken the screen away by then.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (held === undefined) return;
    event.stopImmediatePropagation();
    held();
  });
}

/** Has `hold` answer the browser's back and forward keys, of which the router hears nothing meanwhile. @returns ends that */
export function holdHistory(hold: Hold): () => void {
  held = hold;
  return () => {
    if (held === hold) held = undefined;
  };
}
