/** The texts of a copied range. */
export type CopiedRows = readonly (readonly string[])[];

/** One cell and what ends it. In quotes it may hold tabs and line breaks, and a quote is doubled. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * The cells of a text as Excel, LibreOffice and Google Sheets put a range on the clipboard: rows on lines, columns
 * behind tabs. Undefined for a single cell, which is pasted as any text.
 */
export function copiedRows(text: string): CopiedRows | undefined {
  const rows = readRows(text);
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return undefined;
  return rows;
}

function readRows(text: string): CopiedRows {
  const rows: string[][] = [[]];
  const cell = new RegExp(CELL);
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
