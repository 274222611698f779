import type { GridColumn, GridView } from '@presupuesto/machines';
import { LETTERS } from '../../../app/theme/letters.ts';

/** What holds text grows with it; in CSS pixels, given for letters of 16 px. */
const withLetters = (px: number): number => Math.round(px * LETTERS);

/** For letters of 16 px, for styles: they are written while the product is built, when nobody's letters are known, and grow by rem. */
export const AT_16 = {
  head: 33,
  foot: 37,
  /** Beside a total: `+999,9 %`. */
  delta: 62,
} as const;

/** What the letters of a name go beyond a line of 1rem, below. */
export const OVERHANG = '0.125rem';

export const HEAD_PX = withLetters(AT_16.head);
export const FOOT_PX = withLetters(AT_16.foot);
export const HANDLE_PX = 9;
/** Beside totals alone, on a phone. */
const NAME_NARROW_PX = 150;
const NAME_PX = { least: withLetters(200), most: withLetters(300) };
/** Around a total, with the line before it. */
const ASIDE_PX = 13;
/** With what is said beside it, where it is no percentage itself. */
const BESIDE_PX = withLetters(AT_16.delta) + ASIDE_PX;

/** What the cells show. */
export type Figures = GridView | 'percent';

export interface FigurePx {
  readonly month: number;
  /** With the difference beside it. */
  readonly total: number;
}

/** For the longest figure of a company of a hundred million euros, and the space after it: `14.104,95`, `101.029.780`. */
const FIGURE_PX: Record<Figures, FigurePx> = {
  volumenTon: { month: withLetters(78), total: withLetters(81) },
  precio: { month: withLetters(84), total: withLetters(81) },
  ventas: { month: withLetters(100), total: withLetters(104) },
  ventasEUR: { month: withLetters(78), total: withLetters(81) },
  percent: { month: withLetters(78), total: withLetters(81) },
};
const MONTH_MOST_PX = withLetters(116);

/** The longest texts in the columns of months, and in those of totals. */
export interface Longest {
  readonly month: string;
  readonly total: string;
}

/** Of tabular figures: a digit or a sign, a point or a space, and `%`. */
const LETTER_PX: Readonly<Record<string, number>> = { '.': 4, ',': 4, '\u00a0': 4, '%': 14 };
const DIGIT_PX = 9;
/** Around a month's figure, with the line before it. */
const AROUND_PX = 12;
/** Before a total. */
const BEFORE_PX = 4;

/** How wide columns are at least, for the longest of their texts. */
export function figureWidths(figures: Figures, longest: Longest): FigurePx {
  const { month, total } = FIGURE_PX[figures];
  const beside = figures === 'percent' ? ASIDE_PX : BESIDE_PX;
  return {
    month: Math.max(month, withLetters(textPx(longest.month) + AROUND_PX)),
    total: Math.max(total, withLetters(textPx(longest.total) + BEFORE_PX)) + beside,
  };
}

/** How wide a figure is in bold letters of 14 px. */
export const textPx = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (LETTER_PX[letter] ?? DIGIT_PX), 0);

export interface Widths {
  readonly name: number;
  readonly of: (column: GridColumn) => number;
}

/** How wide the columns are in so much room: names, then months, have what is left; where that is too little, months scroll. */
export function widthsIn(room: number, columns: readonly GridColumn[], figure: FigurePx): Widths {
  const { total } = figure;
  const months = columns.filter(({ mes }) => mes !== null).length;
  const totals = columns.length - months;
  if (months === 0) {
    return { name: Math.max(room - totals * total, NAME_NARROW_PX), of: () => total };
  }
  const left = room - totals * total;
  const name = within(left - months * figure.month, NAME_PX);
  const month = within(Math.floor((left - name) / months), {
    least: figure.month,
    most: Math.max(figure.month, MONTH_MOST_PX),
  });
  return {
    name: Math.max(name, left - months * month),
    of: ({ mes }) => (mes === null ? total : month),
  };
}

function within(px: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(Math.max(px, least), most);
}

const NAME_LINE_PX = withLetters(16);

export interface RowHeights {
  readonly pair: number;
  readonly group: number;
}

/** With the reference under it a figure takes two lines; a finger's target is higher. */
export function heightsOf(hasReference: boolean, isTouch: boolean): RowHeights {
  if (isTouch) return { pair: withLetters(52), group: withLetters(44) };
  return { pair: withLetters(hasReference ? 37 : 29), group: withLetters(31) };
}

/** How many lines of a name a row of this height has room for. */
export function nameLines(height: number): number {
  return Math.max(Math.floor((height - 3) / NAME_LINE_PX), 1);
}

/** Rows that Page Down goes on by. */
export function pageOf(height: number, { pair }: RowHeights): number {
  return Math.max(Math.floor((height - HEAD_PX) / pair) - 2, 1);
}
