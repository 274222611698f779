/** The end of a name: its size, as `2,5 galones` or `26 mm dorada`, or its last word; of twelve letters or so. */
const NAME_END = /\s(?:\S*\d.{0,11}|\S{1,12})$/u;

/**
 * A name without its end, and that end with the space before it, empty for a single word. Names that begin alike end apart:
 * of `Lata de acero… 170 g` and `Lata de acero… 3 kg` the middle can be left out.
 */
export function nameEnds(name: string): { readonly start: string; readonly end: string } {
  const end = NAME_END.exec(name)?.[0] ?? '';
  return { start: name.slice(0, name.length - end.length), end };
}
