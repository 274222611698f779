import { damaged } from '../problem.ts';
import { APOSTROPHE, COLON, EQUALS, GREATER, LESS, QUOTE, SLASH, SPACE } from './bytes.ts';

const MOST_ATTRIBUTES = 256;

/** A start tag as places in the scanner's bytes, without an object of its own for each. */
export class Tag {
  /** The name without its prefix. */
  nameStart = 0;
  nameEnd = 0;
  attributeCount = 0;
  /** Four places an attribute: start and end of its whole name, start and end of its raw value. */
  readonly attributes = new Int32Array(4 * MOST_ATTRIBUTES);
  /** Of the whole name: an end tag has the same. */
  hash = 0;
  /** `<c/>`: the element ends where it begins. */
  isEmpty = false;

  constructor(readonly bytes: Uint8Array) {}

  /** Reads the tag at a place. @returns where it ends; the place itself when the tag is cut */
  read(at: number, end: number): number {
    const { bytes } = this;
    let i = this.readName(at + 1, end);
    this.attributeCount = 0;
    for (;;) {
      i = skipSpace(bytes, i, end);
      if (i === end) return at;
      const byte = bytes[i];
      if (byte === GREATER) {
        this.isEmpty = false;
        return i + 1;
      }
      if (byte === SLASH) {
        if (i + 1 === end) return at;
        if (bytes[i + 1] !== GREATER) throw damaged();
        this.isEmpty = true;
        return i + 2;
      }
      i = this.readAttribute(i, end);
    }
  }

  /** @returns the end of the name, or of the bytes */
  private readName(at: number, end: number): number {
    const { bytes } = this;
    let hash = 0;
    let local = at;
    let i = at;
    for (; i < end; i += 1) {
      const byte = bytes[i] as number;
      if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
      if (byte === COLON) local = i + 1;
      if (byte === LESS) throw damaged();
      hash = nextHash(hash, byte);
    }
    if (i < end && local === i) throw damaged();
    this.nameStart = local;
    this.nameEnd = i;
    this.hash = hash;
    return i;
  }

  /** @returns the place after the attribute, or the end of the bytes */
  private readAttribute(at: number, end: number): number {
    const { bytes, attributes, attributeCount } = this;
    let i = at;
    while (i < end && (bytes[i] as number) > SPACE && bytes[i] !== EQUALS) i += 1;
    const nameEnd = i;
    i = skipSpace(bytes, i, end);
    if (i === end) return end;
    if (bytes[i] !== EQUALS || nameEnd === at || attributeCount === MOST_ATTRIBUTES) throw damaged();
    i = skipSpace(bytes, i + 1, end);
    if (i === end) return end;
    const quote = bytes[i];
    if (quote !== QUOTE && quote !== APOSTROPHE) throw damaged();
    i += 1;
    const start = i;
    for (; i < end && bytes[i] !== quote; i += 1) if (bytes[i] === LESS) throw damaged();
    if (i === end) return end;
    const place = 4 * attributeCount;
    attributes[place] = at;
    attributes[place + 1] = nameEnd;
    attributes[place + 2] = start;
    attributes[place + 3] = i;
    this.attributeCount = attributeCount + 1;
    return i + 1;
  }
}

/** The hash of a name, byte by byte. */
export const nextHash = (hash: number, byte: number): number => (Math.imul(hash, 31) + byte) | 0;

export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && (bytes[i] as number) <= SPACE) i += 1;
  return i;
}
