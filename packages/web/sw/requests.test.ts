import { expect, test } from 'vitest';
import { isPage } from './requests.ts';

test.each(['/', '/login', '/presupuestos', '/no/existe', '/apicultura'])('%s is a page of ours', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(['/api', '/api/docs', '/api/v1/login', '/storybook/', '/favicon.svg', '/sw.js', '/a/b.html'])(
  '%s is none',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
