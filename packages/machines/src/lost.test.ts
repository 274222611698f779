import { abrirPeriodo } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { isLost } from './lost.ts';
import { failure, foreign, refused } from './test/fakes.ts';

const unreadable = Object.assign(failure(abrirPeriodo, 200), { kind: 'contract' });

test.each([
  ['no answer', failure(abrirPeriodo, 'network')],
  ["a proxy's 502", foreign(abrirPeriodo, 502)],
  ["a proxy's 504", foreign(abrirPeriodo, 504)],
  ["a portal's page", foreign(abrirPeriodo, 200)],
  ['a server that is going away', failure(abrirPeriodo, 503)],
  ['an answer without what was promised', unreadable],
])('%s leaves open what came of a call', (_, error) => {
  expect(isLost(error)).toBe(true);
});

test.each([
  ['a refusal', refused(abrirPeriodo, 'Ya existe')],
  ["the server's own failure", failure(abrirPeriodo, 500)],
  ['a place where no server is', foreign(abrirPeriodo, 404)],
  ['a proxy that hands nothing so large on', foreign(abrirPeriodo, 413)],
  ['what no call brought', new Error('broken')],
  [
    'a file that cannot be read, which was not sent',
    Object.assign(new Error('x'), { kind: 'file', text: 'x' }),
  ],
])('%s says that nothing was done', (_, error) => {
  expect(isLost(error)).toBe(false);
});
