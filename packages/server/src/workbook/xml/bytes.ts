/** The characters that mean something to the scanner, as bytes of UTF-8. */
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const BANG = 0x21;
export const QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const LESS = 0x3c;
export const EQUALS = 0x3d;
export const GREATER = 0x3e;
export const QUESTION = 0x3f;
export const BRACKET = 0x5d;

/** Whether `bytes` has the ASCII `text` at a place. Bytes beyond `end` count as different. */
export function holds(bytes: Uint8Array, at: number, end: number, text: string): boolean {
  if (at + text.length > end) return false;
  for (let i = 0; i < text.length; i += 1) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Whether the bytes from a place to `end` are exactly the ASCII `text`. */
export const equals = (bytes: Uint8Array, at: number, end: number, text: string): boolean =>
  end - at === text.length && holds(bytes, at, end, text);

/** Where the ASCII `text` begins at or after a place; -1 when it is not there. */
export function find(bytes: Uint8Array, at: number, end: number, text: string): number {
  const first = text.charCodeAt(0);
  for (let from = at; from <= end - text.length; ) {
    const next = bytes.indexOf(first, from);
    if (next === -1 || next > end - text.length) return -1;
    if (holds(bytes, next, end, text)) return next;
    from = next + 1;
  }
  return -1;
}

export const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);

export const utf8 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start, end);
