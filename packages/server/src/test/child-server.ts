import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const built = (program: string) => fileURLToPath(new URL(`../../dist/${program}`, import.meta.url));

interface ChildServer {
  child: ChildProcess;
  /** Standard output and standard error so far. */
  output(): string;
  /** The address that was printed. Rejects when the process ends before. */
  ready: Promise<string>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
}

/**
 * The built server as a process of its own, as `npm start` runs it, but with the demonstration company only where a test asks for it;
 * killed after the test if it still runs.
 */
export function startChild(environment: Record<string, string>, ...program: string[]): ChildServer {
  const server = spawnServer(environment, ...program);
  onTestFinished(server.kill);
  return server;
}

/** The same, for the caller to kill; its database is compiled once, and not a second time for speed. @param program another one that is built, in its place, and its arguments */
export function spawnServer(
  environment: Record<string, string>,
  program = 'main.js',
  ...args: string[]
): ChildServer {
  const child = spawn(process.execPath, ['--liftoff-only', built(program), ...args], {
    env: { PATH: process.env['PATH'], DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [, url] = /Presupuesto de Ventas: (\S+)\n(?:.+\n)*\n/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  ready.catch(() => {});
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, output: () => output, ready, ended, kill };
}

/** An empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-start-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
