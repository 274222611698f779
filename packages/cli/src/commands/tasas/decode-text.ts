import { Problem } from '../../shell/problems.ts';

/**
 * A text file's content: UTF-8, UTF-16 that says so by its first bytes, as Excel's "Unicode text" does, or what Excel on Windows writes
 * when it is not asked for either.
 *
 * @throws Problem when it is no text, or UTF-16 that does not say so
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0))
    throw new Problem(
      'El archivo no es texto, o es UTF-16 sin su marca inicial: guárdelo en Excel como «CSV UTF-8».',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
