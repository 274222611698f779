import { damaged, WorkbookProblem } from '../problem.ts';
import { BANG, find, GREATER, holds, LESS, latin1, QUESTION, SLASH, SPACE } from './bytes.ts';
import { Characters } from './characters.ts';
import type { XmlHandler } from './handler.ts';
import { checkDeclaration, PROLOG_BYTES, startOfText } from './prolog.ts';
import { nextHash, skipSpace, Tag } from './tag.ts';

/** The longest tag, comment or instruction is what fits in here. */
const CAPACITY = 512 * 1024;
const DEEPEST = 256;
const EXCLAMATIONS = ['<!--', '<![CDATA['];

/**
 * Reads XML in chunks cut anywhere, on bytes, in linear time and constant memory. It checks that elements nest and
 * refuses every DOCTYPE. Names count without their prefixes.
 */
export class XmlScanner {
  private readonly bytes = new Uint8Array(CAPACITY);
  private readonly tag = new Tag(this.bytes);
  private readonly characters: Characters;
  /** How many elements are open, and the hashes of their names. */
  private depth = 0;
  private readonly open = new Int32Array(DEEPEST);
  private at = 0;
  private end = 0;
  /** So many bytes must be there before what was cut is looked at again: growing pieces keep the time linear. */
  private enough = 0;
  private isStarted = false;
  private hasRoot = false;

  constructor(private readonly handler: XmlHandler) {
    this.characters = new Characters(this.bytes, handler);
  }

  push(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) {
      const count = Math.min(CAPACITY - this.end, chunk.length - from);
      this.bytes.set(chunk.subarray(from, from + count), this.end);
      this.end += count;
      from += count;
      if (this.end >= this.enough) this.look();
      if (this.end === CAPACITY) throw damaged();
    }
  }

  /** Nothing comes any more. */
  finish(): void {
    this.look();
    if (this.end > 0 || this.depth > 0 || !this.hasRoot) throw damaged();
  }

  private look(): void {
    if (this.isStarted || this.start()) this.scan();
    if (this.at > 0) this.bytes.copyWithin(0, this.at, this.end);
    this.end -= this.at;
    this.at = 0;
    this.enough = Math.min(2 * this.end, CAPACITY);
  }

  /** Passes over the byte order mark and the declaration once they are whole. @returns whether they are */
  private start(): boolean {
    const { bytes, end } = this;
    if (end < PROLOG_BYTES) return false;
    const at = startOfText(bytes);
    const isCut = '<?xml'.startsWith(latin1(bytes, at, end));
    const close = holds(bytes, at, end, '<?xml') ? find(bytes, at, end, '?>') : at - 2;
    if (isCut || close === -1) return false;
    if (close > at) checkDeclaration(bytes, at, close);
    this.at = close + 2;
    this.isStarted = true;
    return true;
  }

  /** Goes on until what remains is cut: a step that gets nowhere waits for more. */
  private scan(): void {
    const { bytes, end, characters, handler } = this;
    let at = this.at;
    while (at < end) {
      let next: number;
      if (characters.isInData) next = characters.data(at, end);
      else if (bytes[at] === LESS) next = this.markup(at);
      else if (this.depth === 0) next = this.outside(at);
      else next = handler.wantsText ? characters.text(at, end) : characters.skip(at, end);
      if (next === at) break;
      at = next;
    }
    this.at = at;
  }

  /** Around the root element nothing but blanks may stand. */
  private outside(at: number): number {
    const next = skipSpace(this.bytes, at, this.end);
    if (next < this.end && this.bytes[next] !== LESS) throw damaged();
    return next;
  }

  private markup(at: number): number {
    if (at + 1 === this.end) return at;
    const second = this.bytes[at + 1];
    if (second === SLASH) return this.endTag(at);
    if (second === BANG) return this.exclamation(at);
    if (second === QUESTION) return after('?>', find(this.bytes, at, this.end, '?>'), at);
    return this.startTag(at);
  }

  private exclamation(at: number): number {
    const { bytes, end } = this;
    if (holds(bytes, at, end, '<!--')) return after('-->', find(bytes, at + 4, end, '-->'), at);
    if (holds(bytes, at, end, '<![CDATA[')) {
      if (this.depth === 0) throw damaged();
      this.characters.isInData = true;
      return at + 9;
    }
    const seen = latin1(bytes, at, Math.min(end, at + 9));
    const isCut = EXCLAMATIONS.some((known) => seen.length < known.length && known.startsWith(seen));
    if (isCut) return at;
    throw new WorkbookProblem('forbidden-xml');
  }

  private endTag(at: number): number {
    const { bytes, end } = this;
    let hash = 0;
    let i = at + 2;
    for (; i < end; i += 1) {
      const byte = bytes[i] as number;
      if (byte === GREATER || byte <= SPACE) break;
      hash = nextHash(hash, byte);
    }
    i = skipSpace(bytes, i, end);
    if (i === end) return at;
    if (bytes[i] !== GREATER || this.depth === 0) throw damaged();
    this.depth -= 1;
    if (this.open[this.depth] !== hash) throw damaged();
    this.handler.close(this.depth);
    return i + 1;
  }

  private startTag(at: number): number {
    const { tag, depth } = this;
    const next = tag.read(at, this.end);
    if (next === at) return at;
    if (depth === DEEPEST || (depth === 0 && this.hasRoot)) throw damaged();
    this.hasRoot = true;
    this.handler.open(tag, depth);
    if (tag.isEmpty) {
      this.handler.close(depth);
    } else {
      this.open[depth] = tag.hash;
      this.depth = depth + 1;
    }
    return next;
  }
}

/** The place after a text that was found; `at` when it was not. */
const after = (text: string, found: number, at: number): number => (found === -1 ? at : found + text.length);
