import { damaged } from '../problem.ts';
import { AMPERSAND, BRACKET, CR, find, holds, LESS, LF, SPACE } from './bytes.ts';
import type { XmlHandler } from './handler.ts';
import { REFERENCE_BYTES, referred } from './references.ts';

/** 1 for bytes that text holds as they are. */
const PLAIN = new Uint8Array(256).fill(1, SPACE).fill(1, 0x09, 0x0b);
PLAIN[LESS] = 0;
PLAIN[AMPERSAND] = 0;
/** Within CDATA brackets may be the end, and nothing else is special. */
const PLAIN_DATA = new Uint8Array(PLAIN);
PLAIN_DATA[LESS] = 1;
PLAIN_DATA[AMPERSAND] = 1;
PLAIN_DATA[BRACKET] = 0;

const LINE = Uint8Array.of(LF);

/** Reads what stands between tags. Each step answers where it got to: its own place when it needs more bytes. */
export class Characters {
  /** Within `<![CDATA[`. */
  isInData = false;
  private readonly character = Buffer.alloc(4);

  constructor(
    private readonly bytes: Uint8Array,
    private readonly handler: XmlHandler,
  ) {}

  /** Text that nobody wants. */
  skip(at: number, end: number): number {
    const { bytes } = this;
    let i = at;
    while (i < end && bytes[i] !== LESS) i += 1;
    return i;
  }

  /** A run of plain text, or the one reference or line end that comes before the next. */
  text(at: number, end: number): number {
    const { bytes } = this;
    let i = at;
    while (i < end && PLAIN[bytes[i] as number] === 1) i += 1;
    if (i > at) this.handler.text(bytes, at, i);
    if (i === end || bytes[i] === LESS) return i;
    return bytes[i] === AMPERSAND ? this.reference(i, end) : this.lineEnd(i, end);
  }

  /** The same within CDATA, where its end may be cut as well. */
  data(at: number, end: number): number {
    const { bytes } = this;
    let i = at;
    while (i < end && PLAIN_DATA[bytes[i] as number] === 1) i += 1;
    if (i > at) this.report(i, at);
    if (i === end) return i;
    if (bytes[i] !== BRACKET) return this.lineEnd(i, end);
    if (end - i < 3) return i;
    this.isInData = !holds(bytes, i, end, ']]>');
    if (!this.isInData) return i + 3;
    this.report(i + 1, i);
    return i + 1;
  }

  private report(end: number, start: number): void {
    if (this.handler.wantsText) this.handler.text(this.bytes, start, end);
  }

  private reference(at: number, end: number): number {
    const limit = Math.min(end, at + REFERENCE_BYTES);
    const close = find(this.bytes, at, limit, ';');
    if (close === -1) {
      if (limit === at + REFERENCE_BYTES) throw damaged();
      return at;
    }
    const code = referred(this.bytes, at + 1, close);
    this.handler.text(this.character, 0, this.character.write(String.fromCodePoint(code)));
    return close + 1;
  }

  /** Every way to end a line is one line feed. */
  private lineEnd(at: number, end: number): number {
    if (this.bytes[at] !== CR) throw damaged();
    if (at + 1 === end) return at;
    if (this.handler.wantsText) this.handler.text(LINE, 0, 1);
    return this.bytes[at + 1] === LF ? at + 2 : at + 1;
  }
}
