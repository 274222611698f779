import { plain, wordsOf } from '../plain.ts';
import { remembered } from '../remembered.ts';
import type { PaletteContext, PaletteGroup, PaletteItem } from './palette.types.ts';

/** In the order in which they stand where none fits better than another. */
const GROUPS: readonly PaletteGroup[] = ['pares', 'presupuestos', 'pantallas', 'acciones'];

/** No list is drawn longer: whoever sees so many types on. */
const MOST = 50;
/** Pairs and budgets before anything is typed, so that what can be done is in sight as well. */
const AT_REST = 3;

export interface PaletteResults {
  /** Those that have any, the one that fits best first. */
  readonly groups: readonly { readonly group: PaletteGroup; readonly items: readonly PaletteItem[] }[];
  /** The items of all groups as they stand. */
  readonly shown: readonly PaletteItem[];
  /** How many were found, shown or not. */
  readonly count: number;
}

const searchable = new WeakMap<PaletteItem, string>();

function searchableText(item: PaletteItem): string {
  const known = searchable.get(item);
  if (known !== undefined) return known;
  const text = plain([item.label, item.detail, item.aside].join('\n'));
  searchable.set(item, text);
  return text;
}

/** What the query finds: every word of it somewhere in an item's texts, without case or accents. Keeps its last result. */
export const paletteResults = remembered(
  ({ items, query }: Pick<PaletteContext, 'items' | 'query'>): PaletteResults => {
    const words = wordsOf(query);
    const found = GROUPS.map((group) => ranked(group, items, words)).filter(({ items }) => items.length > 0);
    found.sort((one, other) => one.rank - other.rank);
    const count = sum(found.map(({ items }) => items.length));
    const others = sum(found.map(({ group, items }) => (group === 'pares' ? 0 : items.length)));
    const roomOf = (group: PaletteGroup): number => {
      if (words.length === 0 && (group === 'pares' || group === 'presupuestos')) return AT_REST;
      return group === 'pares' ? Math.max(MOST - others, AT_REST) : MOST;
    };
    const groups = found.map(({ group, items }) => ({ group, items: items.slice(0, roomOf(group)) }));
    return { groups, shown: groups.flatMap(({ items }) => items), count };
  },
  ({ items, query }) => [items, query],
);

/** The item that Enter chooses; undefined where nothing was found. */
export function activeItem(context: PaletteContext): PaletteItem | undefined {
  const { shown } = paletteResults(context);
  return shown.find(({ id }) => id === context.reached) ?? shown[0];
}

/** The item so many places further, no further than the ends. */
export function itemBeside(context: PaletteContext, step: number): PaletteItem | undefined {
  const { shown } = paletteResults(context);
  const at = shown.findIndex(({ id }) => id === activeItem(context)?.id);
  return shown[Math.max(0, Math.min(shown.length - 1, at + step))];
}

const RANKS: readonly number[] = [0, 1, 2];

/** What was found in a group, by how well it fits, and the best of that. Actions, which come and go, stand by name. */
function ranked(group: PaletteGroup, items: readonly PaletteItem[], words: readonly string[]) {
  const found = items.filter((item) => {
    return item.group === group && words.every((word) => searchableText(item).includes(word));
  });
  if (group === 'acciones') found.sort((one, other) => (plain(one.label) < plain(other.label) ? -1 : 1));
  if (words.length === 0) return { group, items: found, rank: 0 };
  const ranks = new Map(found.map((item) => [item, rankOf(item, words)]));
  const inOrder = RANKS.flatMap((rank) => found.filter((item) => ranks.get(item) === rank));
  const [first] = inOrder;
  return { group, items: inOrder, rank: (first && ranks.get(first)) ?? 0 };
}

/** 0 where the name begins as the query, 1 where every word of it begins a word, else 2. */
function rankOf(item: PaletteItem, words: readonly string[]): number {
  const text = searchableText(item);
  if (text.startsWith(words.join(' '))) return 0;
  return words.every((word) => beginsWord(text, word)) ? 1 : 2;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
