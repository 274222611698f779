/** The caches to delete: all of ours but this build's and the newest before it. `names` come oldest first. */
export function staleCaches(names: readonly string[], prefix: string, build: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== prefix + build);
  return others.slice(0, -1);
}
