/** The server does not keep the rule: what it did instead. */
export class Differs extends Error {}

/** The rule could not be tried: why. */
export class Unchecked extends Error {}

/** @throws Differs unless `isKept` */
export function must(isKept: boolean, detail: string): void {
  if (!isKept) throw new Differs(detail);
}

/** A value that a check cannot do without. @throws Unchecked when it is absent */
export function needed<T>(value: T | null | undefined, reason: string): T {
  if (value === undefined || value === null) throw new Unchecked(reason);
  return value;
}
