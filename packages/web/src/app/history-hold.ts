/** Answers a step through the browser's history in the router's place. */
type Hold = () => void;

let held: Hold | undefined;

// Before the router's own: Chromium calls a window's listeners in the order in which they came, whatever their phase. A screen's
// would come after it, when the screen is gone already.
window.addEventListener('popstate', (event) => {
  if (held === undefined) return;
  event.stopImmediatePropagation();
  held();
});

/** Has `hold` answer the browser's back and forward keys, of which the router hears nothing meanwhile. @returns ends that */
export function holdHistory(hold: Hold): () => void {
  held = hold;
  return () => {
    if (held === hold) held = undefined;
  };
}
