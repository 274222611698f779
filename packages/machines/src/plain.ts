/** Lower case without accents, so that 'peru' finds 'PERÚ'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search, each to be found somewhere in a plain text. */
export function wordsOf(search: string): readonly string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}
