import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const STARTS_WITHIN_MS = 60_000;
/** As `npm start` starts it. A test's lives for a minute: to compile its database a second time, for speed, is not earned back. */
const NODE_ARGS = ['--v8-pool-size=1', ...(process.env['VITEST'] ? ['--liftoff-only'] : [])];

/** The day that the demonstration company of every test is built around. */
export const DEMO_DATE = '2026-11-20';

interface ServerOptions {
  dataDir: string;
  port?: number;
  /** Another program than the built one in its place. */
  main?: string;
  /** More settings of the server. */
  env?: Record<string, string>;
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Asks the server to end and waits for it. */
  stop(): Promise<void>;
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again, on the same folder and port. */
  restart(): Promise<void>;
}

/** Starts the built server, as `npm start` does, and waits until it answers. */
export async function startServer({
  dataDir,
  port,
  main = MAIN,
  env = {},
}: ServerOptions): Promise<RunningServer> {
  const usedPort = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${usedPort}`;
  const launch = () => start(main, url, { DATA_DIR: dataDir, PORT: String(usedPort), DEMO_DATE, ...env });
  let child = await launch();

  return {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await launch();
    },
  };
}

async function start(main: string, url: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...NODE_ARGS, main], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  if (await answersInTime(url, child, STARTS_WITHIN_MS)) return child;
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output}`);
}

/** Waits until the server of a process answers: not when that ends, or takes longer. */
export async function answersInTime(url: string, child: ChildProcess, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
