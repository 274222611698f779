import { isUtf8 } from 'node:buffer';
import { damaged, WorkbookProblem } from '../problem.ts';
import { utf8 } from '../xml/bytes.ts';
import { unescape } from './escapes.ts';

const UNDERSCORE = 0x5f;
/** Below this a loop copies faster than the built-in. */
const SHORT = 48;

/** Text as it is put together from pieces, in UTF-8, one after the other in a buffer that grows. */
export class ByteText {
  bytes: Uint8Array;
  /** Where the next byte goes. */
  length = 0;
  /** Where the current text began. */
  start = 0;
  /** The union of the current text's bytes: above 127 when any is not ASCII. */
  private union = 0;
  private mayBeEscaped = false;

  constructor(
    capacity: number,
    private readonly longest: number,
  ) {
    this.bytes = new Uint8Array(capacity);
  }

  begin(): void {
    this.start = this.length;
    this.union = 0;
    this.mayBeEscaped = false;
  }

  append(from: Uint8Array, start: number, end: number): void {
    const count = end - start;
    if (this.length + count - this.start > this.longest) throw new WorkbookProblem('text-too-long');
    if (this.length + count > this.bytes.length) this.grow(count);
    const { bytes } = this;
    let { length, union } = this;
    for (let i = start; i < end; i += 1) {
      const byte = from[i] as number;
      union |= byte;
      if (byte === UNDERSCORE) this.mayBeEscaped = true;
      bytes[length] = byte;
      length += 1;
    }
    this.length = length;
    this.union = union;
  }

  /** Copies bytes that are known to be a finished text. */
  copy(from: Uint8Array, start: number, end: number): void {
    const count = end - start;
    if (this.length + count > this.bytes.length) this.grow(count);
    if (count > SHORT) {
      this.bytes.set(from.subarray(start, end), this.length);
    } else {
      const { bytes, length } = this;
      for (let i = 0; i < count; i += 1) bytes[length + i] = from[start + i] as number;
    }
    this.length += count;
  }

  /** Ends the current text: escapes are resolved, and what is not UTF-8 is refused. */
  finish(): void {
    if (this.isWide && !isUtf8(this.bytes.subarray(this.start, this.length))) throw damaged();
    if (!this.mayBeEscaped) return;
    const text = utf8(this.bytes, this.start, this.length);
    const plain = unescape(text);
    if (plain === text) return;
    this.drop();
    const bytes = Buffer.from(plain);
    this.append(bytes, 0, bytes.length);
  }

  /** Forgets the current text. */
  drop(): void {
    this.length = this.start;
  }

  /** Whether the current text is more than ASCII. */
  get isWide(): boolean {
    return this.union > 0x7f;
  }

  /** Whether the current text has nothing that can be seen. */
  get isBlank(): boolean {
    for (let i = this.start; i < this.length; i += 1)
      if ((this.bytes[i] as number) > 0x20) return this.isSpaces();
    return true;
  }

  private isSpaces(): boolean {
    return this.isWide && utf8(this.bytes, this.start, this.length).trim() === '';
  }

  private grow(count: number): void {
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.length + count));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
