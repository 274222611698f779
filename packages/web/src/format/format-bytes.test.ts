import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [24_576, '24 kB'],
  [1_572_864, '1,5 MB'],
  [52_428_800, '50 MB'],
])('%d bytes are %s', (size, text) => {
  expect(formatBytes(size).replaceAll(' ', ' ')).toBe(text);
});
