/**
 * Resolves the `_x000D_` in which workbooks write what XML cannot hold; `_x005F_` protects an underscore. A NUL, which no
 * text may hold, becomes U+FFFD, as do halves of characters when the text is written as UTF-8.
 */
export function unescape(text: string): string {
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16) || 0xfffd),
  );
}
