/** A number that means one thing to half of its readers and another to the rest. */
export class AmbiguousRate extends Error {}

/**
 * A rate as people and programs write it, in plain notation; what is no number comes back as it is, for the contract to judge.
 *
 * `1.085` is refused in a file with semicolons, and `1,085` in one with commas: it is one euro's dollars to a program, and a thousand
 * to a spreadsheet. Between a rate and its thousandfold nobody should guess.
 *
 * @throws AmbiguousRate
 */
export function readRate(text: string, delimiter: ';' | ','): string {
  const trimmed = text.trim();
  const [decimal, group] = delimiter === ';' ? [',', '.'] : ['.', ','];
  if (isGroupOnly(trimmed, group)) {
    const digits = trimmed.replace(group, '');
    throw new AmbiguousRate(
      `la tasa ${trimmed} puede leerse de dos formas: escriba ${trimmed.replace(group, decimal)} o ${digits}`,
    );
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(trimmed) && (delimiter === ';' || trimmed.includes(','))) {
    return trimmed.replaceAll('.', '').replace(',', '.');
  }
  return /^\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
}

/** One separator, with three digits behind it, in the place where thousands are separated. */
function isGroupOnly(text: string, separator: string): boolean {
  const [whole = '', rest, ...more] = text.split(separator);
  return /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest ?? '') && more.length === 0;
}
