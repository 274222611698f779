const conjunction = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** How many are named before the rest is only counted. */
const named = 3;

type Noun = readonly [one: string, many: string];

/** A number with its noun: `1 vendedor`, `2 vendedores`. */
export function counted(count: number, [one, many]: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * The first names of a list, and how many more: `BGT-2027, SOP11-2026, CUR-2026 y 2 períodos más`.
 *
 * @param unnamed how many there are beside those of the list, to be counted only
 */
export function someOf(names: readonly string[], noun?: Noun, unnamed = 0): string {
  const more = Math.max(names.length - named, 0) + unnamed;
  if (more === 0) return conjunction.format(names);
  return conjunction.format([...names.slice(0, named), `${noun ? counted(more, noun) : more} más`]);
}

/** Phrases as one: `está asignado a 1 vendedor y tiene datos en BGT-2027`. */
export function joined(phrases: readonly string[]): string {
  return conjunction.format(phrases);
}
