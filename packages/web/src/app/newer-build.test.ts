import { expect, test } from 'vitest';
import { entryOf } from './newer-build.ts';

test("a page's build is known by its first script", () => {
  const page = (name: string) =>
    `<link href="/assets/x.css"><script type="module" src="/assets/${name}"></script>`;
  expect(entryOf(page('index-DRoeTTIn.js'))).toBe('/assets/index-DRoeTTIn.js');
  expect(entryOf(page('index-D_o-TTIn.js'))).not.toBe(entryOf(page('index-DRoeTTIn.js')));
  expect(entryOf('<h1>Bienvenido a la wifi del hotel</h1>')).toBeUndefined();
});
