import { utf8 } from './bytes.ts';
import type { XmlHandler } from './handler.ts';
import { attributeText } from './references.ts';
import type { Tag } from './tag.ts';

/** An element of a small part: local names of it and of those around it, joined by `/`, and its attributes. */
export interface Element {
  readonly path: string;
  /** By whole name, so that `id` and `r:id` differ. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What is looked for lies no deeper, and has no longer name. */
const DEEPEST = 3;
const LONGEST_NAME = 64;

/** Reports the elements near the root of a part that has little in it; text is passed over. */
export class Elements implements XmlHandler {
  wantsText = false;
  private readonly names: string[] = [];

  constructor(private readonly take: (element: Element) => void) {}

  open({ bytes, attributes: places, attributeCount, nameStart, nameEnd }: Tag, depth: number): void {
    if (depth >= DEEPEST) return;
    this.names.length = depth;
    this.names.push(nameEnd - nameStart > LONGEST_NAME ? '' : utf8(bytes, nameStart, nameEnd));
    const attributes = new Map<string, string>();
    for (let i = 0; i < attributeCount; i += 1) {
      const [start, stop, from, to] = places.subarray(4 * i, 4 * i + 4);
      attributes.set(utf8(bytes, start ?? 0, stop ?? 0), attributeText(utf8(bytes, from ?? 0, to ?? 0)));
    }
    this.take({ path: this.names.join('/'), attributes });
  }

  close(): void {}
  text(): void {}
}
