import type { Delimiter } from './separated-text.ts';

/** A number that means one thing to half of its readers and another to the rest. */
export class AmbiguousRate extends Error {}

/** What may separate thousands in a file with such columns; between tabs nothing tells. */
const GROUPS: Readonly<Record<Delimiter, readonly string[]>> = { ';': ['.'], ',': [','], '\t': ['.', ','] };

/**
 * A rate as people and programs write it, in plain notation; what is no number comes back as it is, for the contract to judge.
 *
 * `1.085` is refused in a file with semicolons, `1,085` in one with commas, and both in one with tabs: it is one euro's dollars to a
 * program, and a thousand to a spreadsheet. Between a rate and its thousandfold nobody should guess.
 *
 * @throws AmbiguousRate
 */
export function readRate(text: string, delimiter: Delimiter): string {
  const trimmed = text.trim();
  const group = GROUPS[delimiter].find((separator) => isGroupOnly(trimmed, separator));
  if (group !== undefined) {
    const [whole = '', rest = ''] = trimmed.split(group);
    throw new AmbiguousRate(
      `la tasa ${trimmed} puede leerse de dos formas: escriba ${asDecimal(whole, rest, delimiter)} o ${whole}${rest}`,
    );
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(trimmed) && (delimiter !== ',' || trimmed.includes(','))) {
    return trimmed.replaceAll('.', '').replace(',', '.');
  }
  return /^\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
}

/** How a number is written that has decimals without doubt; a fourth one is no group. */
function asDecimal(whole: string, rest: string, delimiter: Delimiter): string {
  if (delimiter === '\t') return `${whole},${rest}0`;
  return `${whole}${delimiter === ';' ? ',' : '.'}${rest}`;
}

/** One separator, with three digits behind it, in the place where thousands are separated. */
function isGroupOnly(text: string, separator: string): boolean {
  const [whole = '', rest, ...more] = text.split(separator);
  return /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest ?? '') && more.length === 0;
}
