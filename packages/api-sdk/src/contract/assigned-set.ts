/**
 * A set of ids with what somebody changed of the one that they had seen: what others have changed of it since stays.
 *
 * @param now the set as it is
 * @param wanted what somebody made of what they had seen
 * @param seen what they had seen
 */
export function rebased(
  now: readonly number[],
  wanted: readonly number[],
  seen: readonly number[],
): readonly number[] {
  const [known, kept] = [new Set(seen), new Set(wanted)];
  const removed = new Set(seen.filter((id) => !kept.has(id)));
  const added = wanted.filter((id) => !known.has(id));
  return [...new Set([...now.filter((id) => !removed.has(id)), ...added])];
}
