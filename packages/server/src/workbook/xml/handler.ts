import type { Tag } from './tag.ts';

/** What a document's scan reports. Bytes are lent: they change after the call. */
export interface XmlHandler {
  /** Whether text is wanted now. Unwanted text costs next to nothing. */
  wantsText: boolean;
  /** An element begins within so many others. */
  open(tag: Tag, depth: number): void;
  close(depth: number): void;
  /** A piece of text, references resolved; one text may come in many pieces, cut anywhere. */
  text(bytes: Uint8Array, start: number, end: number): void;
}
