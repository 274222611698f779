const DOT = 0x2e;

/** Whether bytes are a number as XML writes it: `12`, `-0.5`, `1.2E-3`. */
export function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let i = start;
  if (isSign(bytes[i])) i += 1;
  const whole = digits(bytes, i, end);
  let count = whole - i;
  i = whole;
  if (i < end && bytes[i] === DOT) {
    const fraction = digits(bytes, i + 1, end);
    count += fraction - i - 1;
    i = fraction;
  }
  if (count === 0) return false;
  if (i === end) return true;
  if (((bytes[i] as number) | 0x20) !== 0x65) return false;
  i += 1;
  if (i < end && isSign(bytes[i])) i += 1;
  return i < end && digits(bytes, i, end) === end;
}

/** The end of the digits that begin at a place. */
function digits(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && (bytes[i] as number) >= 0x30 && (bytes[i] as number) <= 0x39) i += 1;
  return i;
}

const isSign = (byte: number | undefined): boolean => byte === 0x2b || byte === 0x2d;

/** A whole number of at most nine digits; -1 for anything else. */
export function wholeNumber(bytes: Uint8Array, start: number, end: number): number {
  if (start === end || end - start > 9) return -1;
  let value = 0;
  for (let i = start; i < end; i += 1) {
    const digit = (bytes[i] as number) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
