import { plain } from './plain.ts';

/** Other ways to write a header, by its words; their order does not count. */
export interface HeaderWords {
  /** Of each list a header has a word. The first list says what it is about. */
  readonly has: readonly (readonly string[])[];
  /** Words that may stand beside them. */
  readonly beside?: readonly string[];
  /** Words that say something of the column's values, and what. */
  readonly says?: Readonly<Record<string, string>>;
  /** Words with which a header means something else, and what. */
  readonly not?: Readonly<Record<string, string>>;
  /** Words with which a header is about another matter. */
  readonly aside?: readonly string[];
  /** What is wrong with a header that has no more than a word of the first list. */
  readonly incomplete?: string;
}

/** What a header means for a column: it fits, and perhaps says something; or why it does not. Undefined: it is about something else. */
type HeaderReading = { says: string | undefined } | { reason: string } | undefined;

export function readHeader(text: string, words: HeaderWords): HeaderReading {
  const { has, beside = [], says = {}, not = {}, aside = [], incomplete = 'no se entiende' } = words;
  const found = plain(text)
    .split(/[^\p{L}\p{N}€$]+/u)
    .filter(Boolean);
  const isAbout = found.some((word) => has[0]?.includes(word)) && !found.some((word) => aside.includes(word));
  if (!isAbout) return undefined;
  const other = found.find((word) => Object.hasOwn(not, word));
  if (other !== undefined) return { reason: not[other] ?? '' };
  const known = new Set([...has.flat(), ...beside, ...Object.keys(says)]);
  if (!found.every((word) => known.has(word))) return { reason: 'no se entiende' };
  if (!has.every((list) => found.some((word) => list.includes(word)))) return { reason: incomplete };
  const said = new Set(found.flatMap((word) => says[word] ?? []));
  if (said.size > 1) return { reason: `nombra ${[...said].join(' y ')}` };
  return { says: [...said][0] };
}
