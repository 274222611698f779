/** The scripts and styles that a page names, and so its build. */
function filesOf(html: string): string {
  return (html.match(/\/assets\/[\w.-]+/g) ?? []).join(' ');
}

/**
 * Whether a page from the network should take the place of the kept one: the same build, with other settings in it (where
 * the API lives). A page of another build waits for that build's own worker, which brings its files along.
 */
export function isFresher(fresh: string, kept: string): boolean {
  return fresh !== kept && filesOf(fresh) === filesOf(kept);
}
