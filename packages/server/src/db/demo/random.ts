/**
 * A number from 0 up to 1 that depends on `keys` alone: the demonstration company is the same on every machine, and a figure
 * does not change when another one is added. (FNV-1a over the keys, mixed as MurmurHash3 ends.)
 */
export function chance(...keys: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of keys.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A number from `low` up to `high` that depends on `keys` alone. */
export function between(low: number, high: number, ...keys: (string | number)[]): number {
  return low + chance(...keys) * (high - low);
}
