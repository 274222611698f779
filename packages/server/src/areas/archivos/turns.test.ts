import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const limits = { most: 1, mostWaiting: 2, maxWaitMs: 60_000 };
const busy = 'Hay otros archivos en proceso. Espere a que terminen y vuelva a intentarlo.';
const never = new AbortController().signal;

/** A work that goes on until `end`. */
function work() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => done, end };
}

it('works go on in the order in which they came', async () => {
  const turns = new Turns(limits);
  const order: number[] = [];
  const take = (number: number) => turns.take(never, async () => void order.push(number));
  await Promise.all([take(1), take(2), take(3)]);
  expect(order).toEqual([1, 2, 3]);
});

it('a work that fails gives its turn on', async () => {
  const turns = new Turns(limits);
  const failing = turns.take(never, () => Promise.reject(new Error('broken')));
  const next = turns.take(never, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('who comes when too many wait is refused at once', async () => {
  const turns = new Turns(limits);
  const { run, end } = work();
  const all = [turns.take(never, run), turns.take(never, run), turns.take(never, run)];
  await expect(turns.take(never, run)).rejects.toMatchObject({ status: 400, message: busy });
  end();
  await Promise.all(all);
});

it('who waits too long is refused, and takes nobody else the turn', async () => {
  const turns = new Turns({ ...limits, maxWaitMs: 1 });
  const { run, end } = work();
  const first = turns.take(never, run);
  await expect(turns.take(never, run)).rejects.toMatchObject({ message: busy });
  end();
  await first;
  expect(await turns.take(never, async () => 'done')).toBe('done');
});

it('who goes away while waiting is not begun', async () => {
  const turns = new Turns(limits);
  const { run, end } = work();
  const gone = new AbortController();
  const first = turns.take(never, run);
  let isBegun = false;
  const waiting = turns.take(gone.signal, async () => {
    isBegun = true;
  });
  const last = turns.take(never, async () => 'done');
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  end();
  await first;
  expect(await last).toBe('done');
  expect(isBegun).toBe(false);
});
