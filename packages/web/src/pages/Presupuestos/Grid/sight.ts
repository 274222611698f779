import { FOOT_PX, HEAD_PX } from './widths.ts';

/** Where lines of a known size begin, in px, and after the last one where they end. */
export type Starts = readonly number[];

/** What of the sheet is in sight: how far it is scrolled, and its size, in px. */
export interface Sight {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A cell by its places; the total of all, which is always in sight, is after the last row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where the sheet's rows begin under its head, and its columns, of which the first stands beside the names. */
export interface Lines {
  readonly rows: Starts;
  readonly columns: Starts;
}

export function startsOf(sizes: readonly number[], from = 0): Starts {
  const starts = [from];
  let end = from;
  for (const size of sizes) {
    end += size;
    starts.push(end);
  }
  return starts;
}

/** Lines by their places, the first and the last one included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export const NO_LINES: Span = { first: 0, last: -1 };

/** The lines between two positions, with some more on both sides. */
export function spanBetween(
  starts: Starts,
  { from, to }: { readonly from: number; readonly to: number },
  more: number,
): Span {
  const count = starts.length - 1;
  if (count <= 0 || to <= from) return NO_LINES;
  const first = Math.max(lineAt(starts, from) - more, 0);
  return { first, last: Math.min(lineAt(starts, to - 1) + more, count - 1) };
}

export const isWithin = (span: Span, { first, last }: Span): boolean =>
  span.last < span.first || (span.first >= first && span.last <= last);

/** The lines that are wanted, with those of before that go on from them and are near enough to stay. */
export function withKept(wanted: Span, before: Span, near: Span): Span {
  const first = Math.max(before.first, near.first);
  const last = Math.min(before.last, near.last);
  if (last < first || first > wanted.last + 1 || last < wanted.first - 1) return wanted;
  return { first: Math.min(first, wanted.first), last: Math.max(last, wanted.last) };
}

/** Places of the lines of a span, and of one that is drawn wherever it is, of `count` lines. */
export function placesIn({ first, last }: Span, count: number, kept: number | undefined): readonly number[] {
  const places = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (places.length === 0 || kept === undefined || kept >= count || (kept >= first && kept <= last))
    return places;
  return kept < first ? [kept, ...places] : [...places, kept];
}

/** The line at a position; the first or the last one beyond them. */
function lineAt(starts: Starts, position: number): number {
  let [low, high] = [0, Math.max(starts.length - 2, 0)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The sight as far on as a cell needs to be in it; the same one where the cell is. */
export function sightOf({ rows, columns }: Lines, sight: Sight, { row, column }: Place): Sight {
  const [start, end] = [rows[row], rows[row + 1]];
  const [left, right] = [columns[column], columns[column + 1]];
  const top =
    start === undefined || end === undefined
      ? sight.top
      : within(sight.top, end + HEAD_PX + FOOT_PX - sight.height, start);
  const across =
    left === undefined || right === undefined
      ? sight.left
      : within(sight.left, right - sight.width, left - (columns[0] ?? 0));
  return top === sight.top && across === sight.left ? sight : { ...sight, top, left: across };
}

/** Where both do not fit, the beginning is in sight. */
function within(px: number, least: number, most: number): number {
  return Math.min(Math.max(px, least), most);
}
