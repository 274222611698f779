import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../contract/contract.ts';
import { outgoing } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a%2Fb%3D', 'a/b='],
  ['100%', '100%'],
])('a page whose cookie XSRF-TOKEN is %s sends %s along', (stored, sent) => {
  vi.stubGlobal('location', new URL('https://ventas.example/login'));
  vi.stubGlobal('document', { cookie: `otra=1; XSRF-TOKEN=${stored}` });
  const { headers } = outgoing('', contract.sistema.health, {}, undefined, undefined);
  expect(headers).toMatchObject({ 'X-XSRF-TOKEN': sent });
});
