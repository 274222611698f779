import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { threadError } from './db/pglite/thread-error.ts';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';

const settings = readSettings({ DATA_DIR: '/datos' });
const full = 'No se puede escribir en la carpeta de datos «/datos» (ENOSPC). Revise DATA_DIR.';

it.each([
  ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ["the embedded database's files", threadError({ name: 'ErrnoError', errno: 51 })],
  [
    'the embedded database',
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ],
])('a full disk is reported in the same words, whether %s has met it', (_, error) => {
  expect(startProblem(error, settings)).toBe(full);
});

it('a PostgreSQL whose disk is full is reported as such', () => {
  const error = Object.assign(new Error('could not extend file'), { code: '53100' });
  const message = startProblem(error, readSettings({ DATABASE_URL: 'postgres://x@y/z' }));
  expect(message).toBe('No se puede abrir la base de datos de DATABASE_URL: could not extend file');
});

/** A disk of a few megabytes; undefined where nobody may make one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

it('says on a full disk that it cannot write there', async ({ skip }) => {
  const folder = smallDisk();
  if (folder === undefined) {
    skip('Only the superuser makes disks');
    return;
  }
  const server = startChild({ DATA_DIR: folder, PORT: '0', DEMO: '0' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`${full.replace('/datos', folder)}\n`);
});

it('a loose percent sign in an address is named by the built server as well', async () => {
  const { ended, output } = startChild({ DATABASE_URL: 'postgres://x:a%2F%@127.0.0.1:1/z' });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL: tiene un % suelto: en una clave se escribe %25');
});
