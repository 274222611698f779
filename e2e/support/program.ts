import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ProgramOptions {
  /** Its whole environment, besides what finds other programs. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether somebody writes to it; by default nobody does. */
  readonly stdin?: 'pipe';
}

/** A file of the workspace, by its path from the root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Starts a program; what it says is piped. */
export function startProgram(
  file: string,
  args: readonly string[],
  { env = {}, cwd, stdin }: ProgramOptions = {},
): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(file, args, {
    env: { PATH, ...env },
    stdio: [stdin ?? 'ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  });
}

/** Waits until a program has ended. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, ...said };
}

/** Runs a script of the workspace with this Node. */
export function runScript(script: string, args: readonly string[], options?: ProgramOptions): Promise<Ended> {
  return ended(startProgram(process.execPath, [fromRoot(script), ...args], options));
}
