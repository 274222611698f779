import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';

const ALONE = new URL('../../scripts/lib/alone.mjs', import.meta.url).href;
const WAITS = 'Otro proceso prepara esta carpeta; se espera a que termine…';

const left: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of left.splice(0).toReversed()) await remove();
});

async function folder(): Promise<string> {
  const made = await createTempFolder();
  left.push(() => removeFolder(made));
  return made;
}

/** A process that works on a folder alone, says so, and goes on until something is written to it. */
function worker(on: string) {
  const work = `async () => { console.log('at work'); await new Promise((done) => process.stdin.once('data', done)); }`;
  const script = `const { alone } = await import('${ALONE}');
    await alone(${JSON.stringify(on)}, ${work});
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  left.push(() => end(child, () => child.kill('SIGKILL')));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    says: async (): Promise<unknown> => (await lines.next()).value,
    finish: () => end(child, () => child.stdin.write('\n')),
    kill: () => end(child, () => child.kill('SIGKILL')),
  };
}

async function end(child: ChildProcess, ask: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  ask();
  await ended;
}

test('what prepares a folder waits for who is at it already, and says so', async () => {
  const here = await folder();
  const first = worker(here);
  expect(await first.says()).toBe('at work');
  const second = worker(here);
  expect(await second.says()).toBe(WAITS);
  await first.finish();
  expect(await second.says()).toBe('at work');
});

test('a preparation that is killed holds nobody up', async () => {
  const here = await folder();
  const first = worker(here);
  await first.says();
  const second = worker(here);
  await second.says();
  await first.kill();
  expect(await second.says()).toBe('at work');
});

test('another folder is prepared meanwhile', async () => {
  const here = await folder();
  const other = `${here}/other`;
  await mkdir(other);
  const first = worker(here);
  await first.says();
  expect(await worker(other).says()).toBe('at work');
});
