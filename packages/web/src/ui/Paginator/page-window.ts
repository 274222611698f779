/** Page links shown at once (specification §9). */
const LINKS = 5;

interface PageWindow {
  /** The page shown, from 0: the one asked for, or the last when there are fewer. */
  readonly page: number;
  readonly last: number;
  /** Pages with a link, from 0: up to five, around the page shown. */
  readonly links: readonly number[];
  /** Ordinals of the first and the last record shown, from 1. */
  readonly from: number;
  readonly to: number;
}

/** What a paginator shows of `rows` records in pages of `pageSize`. */
export function pageWindow(asked: number, pageSize: number, rows: number): PageWindow {
  const last = Math.max(0, Math.ceil(rows / pageSize) - 1);
  const page = Math.min(Math.max(0, asked), last);
  const start = Math.max(0, Math.min(page - Math.floor(LINKS / 2), last - LINKS + 1));
  const count = Math.min(LINKS, last + 1);
  return {
    page,
    last,
    links: Array.from({ length: count }, (_, at) => start + at),
    from: Math.min(page * pageSize + 1, rows),
    to: Math.min((page + 1) * pageSize, rows),
  };
}
