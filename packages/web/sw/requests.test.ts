import { expect, test } from 'vitest';
import { isAway, isPage } from './requests.ts';

test.each(['/', '/login', '/presupuestos', '/no/existe', '/apicultura'])('%s is a page of ours', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(['/api', '/api/docs', '/api/v1/login', '/storybook/', '/favicon.svg', '/sw.js', '/a/b.html'])(
  '%s is none',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);

test.each([Response.error(), new Response(null, { status: 502 }), new Response(null, { status: 503 })])(
  'nobody answers by $type $status',
  (response) => {
    expect(isAway(response)).toBe(true);
  },
);

test.each([200, 304, 404, 500])('somebody answers by %i', (status) => {
  expect(isAway(new Response(null, { status }))).toBe(false);
});

test('a redirect, which a page may not look into, is an answer', () => {
  expect(isAway({ type: 'opaqueredirect', status: 0 })).toBe(false);
});
