import type { PastedBlock, PastedCell } from './pasted.ts';

const EMPTY: PastedCell = { text: '', figure: null, money: false };
/** What stands where a figure would: `-`, `#N/D`, `#####`, `n/a`, `10%`. */
const PLACEHOLDER = /^(?:[-–—.]+|#.*|n\/?[ad]\.?|s\/d|[-+]?[\d.,]+ ?%)$/i;

/** Rows of one length, without what is empty below and to the right. */
export function trimmedGrid(block: PastedBlock): PastedBlock {
  const height = block.findLastIndex((row) => row.some(isFilled)) + 1;
  const width = Math.max(0, ...block.map((row) => row.findLastIndex(isFilled) + 1));
  return block.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => row[at] ?? EMPTY));
}

/** Rows as columns. */
export function transposed(grid: PastedBlock): PastedBlock {
  return (grid[0] ?? []).map((_, at) => column(grid, at));
}

export function column(grid: PastedBlock, at: number): readonly PastedCell[] {
  return grid.map((row) => row[at] ?? EMPTY);
}

export function isFilled({ text }: PastedCell): boolean {
  return text !== '';
}

export function hasFigure({ figure }: PastedCell): boolean {
  return figure !== null;
}

/** A text that says something, not a sign for a missing figure. */
export function isName(cell: PastedCell): boolean {
  return isFilled(cell) && !hasFigure(cell) && !PLACEHOLDER.test(cell.text);
}

/** A row or column of names, with no figure in it. */
export function isOfNames(cells: readonly PastedCell[]): boolean {
  return cells.some(isName) && !cells.some(hasFigure);
}

export function countFilled(cells: readonly PastedCell[]): number {
  return cells.filter(isFilled).length;
}

/** What stands above or before a series, in one text. */
export function joined(cells: readonly PastedCell[]): string {
  return cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
}
