import type { CellValue } from 'hucre/xlsx';

/** What a workbook reads as an escape, and what its XML cannot hold. */
const ESCAPED = /_(?=x[\da-f]{4}_)|[\ufffe\uffff]/gi;

const escaped = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A cell's value as a workbook has to be given it to hold it to the letter: Excel shows `_x0041_` as `A`, `_x005F_x0041_` as written. */
export function literalCell(value: CellValue): CellValue {
  return typeof value === 'string' ? value.replace(ESCAPED, escaped) : value;
}
