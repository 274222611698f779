import { expect, test } from 'vitest';
import { isFresher } from './fresh-page.ts';

const page = (api: string, file = 'index-abcdefgh.js') =>
  `<meta name="api-base" content="${api}"><script src="/assets/${file}"></script>`;

test('another place of the API is taken over, another build is not', () => {
  expect(isFresher(page('https://api.example.com'), page(''))).toBe(true);
  expect(isFresher(page(''), page(''))).toBe(false);
  expect(isFresher(page('https://api.example.com', 'index-hgfedcba.js'), page(''))).toBe(false);
});
