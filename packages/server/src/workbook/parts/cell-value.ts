import { damaged } from '../problem.ts';
import { BOOLEAN, DATE, EMPTY, ERROR, NO_RESULT, NUMBER, TEXT } from '../row-batch.ts';
import { equals, latin1 } from '../xml/bytes.ts';
import type { ByteText } from './byte-text.ts';
import { isNumber, wholeNumber } from './decimal.ts';
import { serialDate } from './serial-date.ts';
import type { SharedTexts } from './shared-texts.ts';

/** What a cell says to hold: the values of its attribute `t`. */
export type CellType = 'n' | 's' | 'str' | 'inlineStr' | 'b' | 'e' | 'd';

/** The type that an attribute's value names. */
export function cellType(bytes: Uint8Array, start: number, end: number): CellType {
  if (end - start === 1) {
    const byte = bytes[start];
    if (byte === 0x73) return 's';
    if (byte === 0x6e) return 'n';
    if (byte === 0x62) return 'b';
    if (byte === 0x65) return 'e';
    if (byte === 0x64) return 'd';
  }
  if (equals(bytes, start, end, 'str')) return 'str';
  if (equals(bytes, start, end, 'inlineStr')) return 'inlineStr';
  throw damaged();
}

/** Turns what stands in a cell into its value. */
export class CellValue {
  /** Whether the value is more than ASCII. */
  isWide = false;

  constructor(
    private readonly text: ByteText,
    private readonly shared: SharedTexts,
    private readonly dateStyles: Uint8Array,
    private readonly is1904: boolean,
  ) {}

  /** Finishes the current text as a value of its type. @returns its kind */
  finish(type: CellType, style: number): number {
    this.isWide = false;
    switch (type) {
      case 'n':
        return this.number(style);
      case 's':
        return this.sharedText();
      case 'str':
      case 'inlineStr':
        return this.plain(TEXT);
      case 'e':
        return this.plain(ERROR);
      case 'd':
        return this.plain(DATE);
      default:
        return this.boolean();
    }
  }

  /** A formula that the file holds no result of. @returns its kind */
  noResult(): number {
    this.replace(NO_RESULT);
    this.isWide = true;
    return ERROR;
  }

  private number(style: number): number {
    this.trim();
    const { text } = this;
    if (text.start === text.length) return EMPTY;
    // Not what a number cell may hold: given as the text that it is.
    if (!isNumber(text.bytes, text.start, text.length)) return this.plain(TEXT);
    if (this.dateStyles[style] !== 1) return NUMBER;
    const date = serialDate(Number(this.ascii()), this.is1904);
    if (date === undefined) return NUMBER;
    this.replace(date);
    return DATE;
  }

  private sharedText(): number {
    this.trim();
    const { text } = this;
    if (text.start === text.length) return EMPTY;
    const index = wholeNumber(text.bytes, text.start, text.length);
    if (index < 0) throw damaged();
    text.drop();
    this.isWide = this.shared.copy(index, text);
    return text.start === text.length ? EMPTY : TEXT;
  }

  private boolean(): number {
    this.trim();
    const value = this.ascii();
    if (value === '') return EMPTY;
    if (value !== '0' && value !== '1' && value !== 'true' && value !== 'false') throw damaged();
    this.replace(value === '1' || value === 'true' ? 'VERDADERO' : 'FALSO');
    return BOOLEAN;
  }

  private plain(kind: number): number {
    const { text } = this;
    text.finish();
    if (text.isBlank) return EMPTY;
    this.isWide = text.isWide;
    return kind;
  }

  /** Takes blanks off both ends. */
  private trim(): void {
    const { text } = this;
    const { bytes } = text;
    while (text.length > text.start && (bytes[text.length - 1] as number) <= 0x20) text.length -= 1;
    while (text.start < text.length && (bytes[text.start] as number) <= 0x20) text.start += 1;
  }

  private ascii(): string {
    return latin1(this.text.bytes, this.text.start, this.text.length);
  }

  private replace(value: string): void {
    this.text.drop();
    const bytes = Buffer.from(value);
    this.text.append(bytes, 0, bytes.length);
  }
}
