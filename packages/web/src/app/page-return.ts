/** Calls back whenever the page comes to the front; returns what ends it. */
export function onPageReturn(returned: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') returned();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
