import { damaged } from '../problem.ts';
import { latin1 } from './bytes.ts';

const NAMED: Record<string, number> = { lt: 0x3c, gt: 0x3e, amp: 0x26, quot: 0x22, apos: 0x27 };

/** The longest reference: `&#x0010FFFF;` */
export const REFERENCE_BYTES = 12;

/** The character that a reference stands for, given without its `&` and `;`. Without a DTD there are five names. */
export function referred(bytes: Uint8Array, start: number, end: number): number {
  const text = latin1(bytes, start, end);
  const code = NAMED[text] ?? numbered(text);
  if (code === undefined || !isCharacter(code)) throw damaged();
  return code;
}

function numbered(text: string): number | undefined {
  if (/^#[0-9]+$/.test(text)) return Number(text.slice(1));
  if (/^#x[0-9a-fA-F]+$/.test(text)) return Number.parseInt(text.slice(2), 16);
  return undefined;
}

/** Whether XML 1.0 allows a character. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** The text of an attribute's value, with its references resolved. */
export function attributeText(text: string): string {
  return text.replace(/&([^;]*);?/g, (_all, reference: string) => {
    const bytes = Buffer.from(reference);
    return String.fromCodePoint(referred(bytes, 0, bytes.length));
  });
}
