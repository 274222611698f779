import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a file that has come is not loaded a second time', async () => {
  let loads = 0;
  const file = once(async () => {
    loads += 1;
    return loads;
  });
  expect(await file()).toBe(1);
  expect(await file()).toBe(1);
  expect(file().outcome).toEqual({ status: 'fulfilled', value: 1 });
});

test('who asks while a file is on its way waits for the same one', () => {
  const file = once(() => new Promise(() => {}));
  expect(file()).toBe(file());
});

test('a file that did not come is loaded anew by who asks next', async () => {
  const answers = [Promise.reject(new Error('502')), Promise.resolve('the file')];
  const file = once(() => answers.shift() ?? Promise.reject(new Error('loaded a third time')));
  const first = file();
  await expect(first).rejects.toThrow('502');
  expect(first.outcome?.status).toBe('rejected');
  expect(await file()).toBe('the file');
  expect(await file()).toBe('the file');
});
