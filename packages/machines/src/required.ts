/** What the state guarantees to be there. @throws Error where it is not */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Nothing is there that the state needs');
  return value;
}
