import { expect } from 'storybook/test';

/** Words of several scripts and directions, each name short enough for one line. */
export const TWO_WAY_NAMES = [
  'علبة معدن صغيرة',
  'פחית פלדה קטנה',
  'علبة معدن 170',
  'علبة معدن 170 g',
  'Lata علبة معدن',
  'Lata de acero 3 kg',
] as const;

/** Expects the words of a name where the browser puts those of a text in one piece. */
export async function expectReadingOrder(shown: HTMLElement): Promise<void> {
  const whole = document.createElement('p');
  whole.dir = 'auto';
  whole.textContent = shown.textContent;
  document.body.append(whole);
  const expected = fromTheLeft(whole);
  whole.remove();
  await expect(fromTheLeft(shown)).toEqual(expected);
}

/** The words of an element, from left to right as they are seen. */
function fromTheLeft(element: HTMLElement): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: { text: string; left: number }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const word = document.createRange();
      word.setStart(node, index);
      word.setEnd(node, index + text.length);
      words.push({ text, left: word.getBoundingClientRect().left });
    }
  }
  return words.sort((one, other) => one.left - other.left).map(({ text }) => text);
}
