import type { Limits } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';
import { equals } from '../xml/bytes.ts';
import type { XmlHandler } from '../xml/handler.ts';
import type { Tag } from '../xml/tag.ts';
import type { ByteText } from './byte-text.ts';

const BLOCK = 1024 ** 2;
const PLACES = 65_536;
/** Before each text stand its length in three bytes and whether it is more than ASCII in one. */
const HEAD = 4;

/** The shared texts of a workbook in blocks of bytes: four bytes a text more than its own. */
export class SharedTexts {
  count = 0;
  private readonly blocks: Uint8Array[] = [];
  private readonly places: Uint32Array[] = [];
  private free = BLOCK;

  constructor(private readonly limits: Limits) {}

  add(text: Uint8Array, isWide: boolean): void {
    const size = HEAD + text.length;
    if (this.free + size > BLOCK) this.addBlock(size);
    const at = this.free;
    const block = this.blocks.at(-1);
    if (block === undefined) throw new RangeError('A text needs a block');
    block[at] = text.length & 0xff;
    block[at + 1] = (text.length >> 8) & 0xff;
    block[at + 2] = text.length >> 16;
    block[at + 3] = isWide ? 1 : 0;
    block.set(text, at + HEAD);
    this.free += size;

    if (this.count === this.limits.sharedTexts) throw new WorkbookProblem('too-many-texts');
    if (this.count % PLACES === 0) this.places.push(new Uint32Array(PLACES));
    const places = this.places.at(-1);
    if (places !== undefined) places[this.count % PLACES] = (this.blocks.length - 1) * BLOCK + at;
    this.count += 1;
  }

  /** Appends a text to another buffer. @returns whether it is more than ASCII */
  copy(index: number, to: ByteText): boolean {
    if (index >= this.count) throw damaged();
    const place = this.places[index >>> 16]?.[index & 0xffff] ?? 0;
    const block = this.blocks[Math.floor(place / BLOCK)];
    if (block === undefined) throw damaged();
    const at = place % BLOCK;
    const length =
      (block[at] as number) | ((block[at + 1] as number) << 8) | ((block[at + 2] as number) << 16);
    to.copy(block, at + HEAD, at + HEAD + length);
    return block[at + 3] === 1;
  }

  private addBlock(size: number): void {
    if (size > BLOCK || (this.blocks.length + 1) * BLOCK > this.limits.sharedBytes)
      throw new WorkbookProblem('too-many-texts');
    this.blocks.push(new Uint8Array(BLOCK));
    this.free = 0;
  }
}

/** Collects the texts of `sst`: runs are joined, what helps to pronounce them is not. */
export class SharedTextsHandler implements XmlHandler {
  wantsText = false;
  private isInRun = false;

  constructor(
    private readonly texts: SharedTexts,
    private readonly current: ByteText,
  ) {}

  open({ bytes, nameStart, nameEnd }: Tag, depth: number): void {
    const is = (name: string): boolean => equals(bytes, nameStart, nameEnd, name);
    if (depth === 0 && !is('sst')) throw damaged();
    if (depth === 1 && is('si')) this.current.begin();
    if (depth === 2) this.isInRun = is('r');
    if (depth === 2 || (depth === 3 && this.isInRun)) this.wantsText = is('t');
  }

  text(bytes: Uint8Array, start: number, end: number): void {
    this.current.append(bytes, start, end);
  }

  close(depth: number): void {
    if (depth >= 2) this.wantsText = false;
    if (depth !== 1) return;
    const { current, texts } = this;
    current.finish();
    if (current.isBlank) current.drop();
    texts.add(current.bytes.subarray(current.start, current.length), current.isWide);
    current.drop();
  }
}
