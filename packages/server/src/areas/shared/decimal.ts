/** An exact decimal as the JSON number nearest to it; null stays null. The last step before an answer. */
export function toNumber(decimal: string): number;
export function toNumber(decimal: string | null): number | null;
export function toNumber(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
