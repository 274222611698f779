const NUMBER = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,4}))?$/;
/** The exponents of doubles, with room for their digits. */
const FARTHEST = 400;

/**
 * The text of a number cell without exponent: `1.2E-3` is `0.0012`, exactly. Undefined for what is not a number, or one
 * that is larger or smaller than Excel's can be.
 */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', power = '0'] = NUMBER.exec(text) ?? [];
  const digits = whole + fraction;
  if (digits === '' || Math.abs(Number(power)) > FARTHEST) return undefined;
  const point = whole.length + Number(power);
  const padded = '0'.repeat(Math.max(0, 1 - point)) + digits + '0'.repeat(Math.max(0, point - digits.length));
  const at = Math.max(point, 1);
  const before = padded.slice(0, at).replace(/^0+(?=[0-9])/, '');
  const after = padded.slice(at).replace(/0+$/, '');
  const plain = after === '' ? before : `${before}.${after}`;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}
