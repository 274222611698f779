import { expect, it } from 'vitest';
import { createClient } from '../sdk/create-client.ts';
import { createCaller } from './caller.ts';
import { createListener } from './listener.ts';

it.each([
  'api.example.com',
  'localhost:3000',
  'ftp://x',
  'http://',
  'https//x',
  'http://u:p@x',
  'http://x?a=1',
  'http://x#a',
  'http://x ',
  '//x',
  'http://x:99999',
])('refuses %j at once, before any call', (baseUrl) => {
  for (const create of [createCaller, createListener, createClient])
    expect(() => create({ baseUrl })).toThrow(TypeError);
});

it('says what is wrong, and no password', () => {
  expect(() => createClient({ baseUrl: 'api.example.com' })).toThrow(/^baseUrl must be .*https:/);
  expect(() => createClient({ baseUrl: 'http://ana:secreta@x' })).toThrow(/^(?!.*secreta)/);
});

it.each([
  undefined,
  '',
  '/presupuesto',
  'http://x',
  'HTTPS://x',
  'https://x/presupuesto/',
  'http://[::1]:3000',
])('takes %j', (baseUrl) => {
  expect(() => createClient(baseUrl === undefined ? {} : { baseUrl })).not.toThrow();
});
