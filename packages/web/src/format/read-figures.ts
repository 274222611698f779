import { stylesOf, undecorated } from './figure-style.ts';

/** A copied cell: its text, its number where it has one, and what its signs say that it is: money, of a currency, or tonnes. */
interface ReadFigure {
  readonly text: string;
  readonly figure: number | 'unclear' | null;
  readonly money: boolean;
  readonly unit?: string | undefined;
}

/**
 * Reads the cells of a copied range together: what is certain of one shows how the others were written. `4.500` is 4500
 * as it is where somebody types it; `12,500` is 12,5 only where another figure shows that the comma is for decimals.
 */
export function readFigures(rows: readonly (readonly string[])[]): readonly (readonly ReadFigure[])[] {
  const cells = rows.map((row) => row.map(readCell));
  const hints = hintsOf(cells.flat());
  return cells.map((row) =>
    row.map(({ text, money, unit, ...styles }) => ({ text, money, unit, figure: figureOf(styles, hints) })),
  );
}

/** Marks without width that some sources leave around a text. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060]/gu;

function readCell(raw: string) {
  const text = raw.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
  const { digits, ...signs } = undecorated(text);
  return { text, ...signs, grouped: /\.\d{3}$/.test(digits), ...stylesOf(digits) };
}

type Read = ReturnType<typeof readCell>;

interface Hints {
  /** Some figure can only be read in this way. */
  readonly spanish: boolean;
  readonly american: boolean;
  /** `4.500` is there. */
  readonly grouped: boolean;
}

function hintsOf(cells: readonly Read[]): Hints {
  return {
    spanish: cells.some(({ spanish, american }) => spanish !== undefined && american === undefined),
    american: cells.some(({ spanish, american }) => spanish === undefined && american !== undefined),
    grouped: cells.some(
      (cell) => cell.grouped && cell.spanish !== cell.american && cell.spanish !== undefined,
    ),
  };
}

function figureOf(
  { spanish, american, grouped }: Pick<Read, 'spanish' | 'american' | 'grouped'>,
  hints: Hints,
): ReadFigure['figure'] {
  if (spanish === undefined || american === undefined || spanish === american)
    return spanish ?? american ?? null;
  if (grouped) return hints.american ? 'unclear' : spanish;
  if (hints.american) return hints.spanish || hints.grouped ? 'unclear' : american;
  return hints.spanish || hints.grouped ? spanish : 'unclear';
}
