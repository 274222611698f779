/** More letters than this, or than a third of a word, are another word. */
const MOST_MISTAKES = 2;

/** A question after a mistyped word, with the known one that is nearest to it; nothing where none is near. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const word = plain(typed);
  const near = known
    .map((name) => ({
      name,
      mistakes: name.startsWith(word) && word.length > 2 ? 0 : mistakes(word, plain(name)),
    }))
    .filter(({ name, mistakes }) => mistakes <= Math.min(MOST_MISTAKES, Math.ceil(name.length / 3)))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return near[0] ? ` ¿Quiso decir ${near[0].name}?` : '';
}

/** As people type in a hurry: without accents, in any case. */
function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Letters to add, drop, change or swap with the next one (Damerau and Levenshtein, optimal string alignment). */
function mistakes(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
