import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, tabular numerals. */
  readonly align?: 'start' | 'end';
  /** A CSS length or percentage; columns without one share what is left. */
  readonly width?: string;
  /** Holds long names of one word: its rows are cards already where it would leave the other columns no room. */
  readonly isLong?: boolean;
  /** Names its row: read aloud with each of its cells, and the title of its card on a narrow screen. */
  readonly isHeader?: boolean;
  /** Said after it in the title of a card: a surname that has a column of its own where there is room. */
  readonly cardRest?: (row: Row) => ReactNode;
  /** Holds short words, which are never broken: those that spaced letters make too long go on into the air beside them. */
  readonly isWhole?: boolean;
  /** Left out of the cards of a narrow screen. */
  readonly hideNarrow?: boolean;
  /** Holds a control, as a switch: its line of a card is as high as a thumb needs, loading or loaded. */
  readonly control?: boolean;
}

export const isLong = <Row>(column: Column<Row>): boolean => column.isLong === true;

/** The column that titles a row's card on a narrow screen: the one that names the row, else the first. */
export function leadColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.isHeader) ?? columns[0];
}
