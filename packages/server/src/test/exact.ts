/** Exact decimals as integers, to check the database's sums by other means. */

/** `text` times ten to the `scale`: `exact('12.5', 3)` is 12500n. */
export function exact(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > scale) throw new Error(`${text} has more than ${scale} decimals`);
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** The number nearest to `numerator / denominator`, to 18 digits after the point. */
export function ratio(numerator: bigint, denominator: bigint): number {
  const digits = ((numerator * 10n ** 18n) / denominator).toString().padStart(19, '0');
  return Number(`${digits.slice(0, -18)}.${digits.slice(-18)}`);
}
