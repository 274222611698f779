import { parseDecimal } from '../../../format/parse-decimal.ts';

/** A percentage to add, as people write it: `2,5`, `+2,5 %`, `-3`. Nothing is 0; undefined for what is none. */
export function readPercent(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\+(?![-−])/, '')
    .replace(/^−/, '-')
    .replace(/%$/, '')
    .trim();
  return plain === '' ? 0 : parseDecimal(plain);
}
