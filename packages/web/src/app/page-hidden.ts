/**
 * Calls back whenever the page is seen no more: a phone may end it from then on without a word. Returns what ends it.
 */
export function onPageHidden(hidden: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') hidden();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
