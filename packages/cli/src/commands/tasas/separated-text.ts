/** What stands between two columns. */
export type Delimiter = ';' | ',' | '\t';

/**
 * A text without the first line by which a file tells Excel what separates its columns (`sep=;`), and what does: that, or what the
 * header has. The text keeps its lines, so that they are counted as in the file.
 */
export function separatedText(text: string): { table: string; delimiter: Delimiter } {
  const [whole, blank = '', named] = /^(\s*)"?sep=([;,\t])"?[^\S\r\n]*/i.exec(text) ?? [];
  if (whole !== undefined) return { table: blank + text.slice(whole.length), delimiter: delimiterIn(named) };
  return { table: text, delimiter: delimiterIn(/\S.*/.exec(text)?.[0]) };
}

function delimiterIn(header = ''): Delimiter {
  if (header.includes(';')) return ';';
  return header.includes('\t') ? '\t' : ',';
}
