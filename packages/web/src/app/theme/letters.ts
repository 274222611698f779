/** How much larger than 16 px the browser's letters are, once for all: asking the page again would have it laid out. */
export const LETTERS = typeof document === 'undefined' ? 1 : letterPx() / 16;

function letterPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
