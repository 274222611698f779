/** Formats that every workbook knows by number and that show dates or times, those of Asian locales included. */
const BUILT_IN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

export const isBuiltInDate = (id: number): boolean => BUILT_IN.some(([from, to]) => id >= from && id <= to);

/** Excel allows no longer one. */
const LONGEST = 255;

/** Whether a custom format shows a date or a time: what it says outside quotes, escapes and brackets decides. */
export function isDateFormat(code: string): boolean {
  const [positive = ''] = code
    .slice(0, LONGEST)
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./gs, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';');
  return /[dmyhs]/i.test(positive.replace(/general/gi, ''));
}
