/** The end of a name: its size, as `2,5 galones` or `26 mm dorada`, or its last word; of twelve letters or so. */
const NAME_END = /\s(?:\S*\d.{0,11}|\S{1,12})$/u;

/** A letter of Hebrew, Arabic or their kin, and one of another script. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/u;
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufefc])\p{L}/u;

/**
 * A name without its end, and that end with the space before it, empty for a single word. Names that begin alike end apart:
 * of `Lata de acero… 170 g` and `Lata de acero… 3 kg` the middle can be left out. Of letters in
 * both directions it stays whole: where its words stand depends on their neighbours.
 */
export function nameEnds(name: string): { readonly start: string; readonly end: string } {
  if (RIGHT_TO_LEFT.test(name) && LEFT_TO_RIGHT.test(name)) return { start: name, end: '' };
  const end = NAME_END.exec(name)?.[0] ?? '';
  return { start: name.slice(0, name.length - end.length), end };
}
