export type SchemeName = 'light' | 'dark';

export const isDark = (scheme: unknown): boolean => scheme === 'dark';

/** The scheme of the reader's system. */
export const systemScheme = (): SchemeName =>
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The scheme that the address of a page asks for, or the system's. */
export function startingScheme(): SchemeName {
  const [, asked] =
    /scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];
  if (asked === undefined) return systemScheme();
  return isDark(asked) ? 'dark' : 'light';
}
