/** Work that is done once, however often it is asked for, when the page has drawn the frame that is under way. */
export function afterFrame(work: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false;
        work();
      }),
    );
  };
}
