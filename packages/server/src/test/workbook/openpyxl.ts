import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Debian's Python knows Debian's openpyxl; another one may come first on the path. */
const CANDIDATES = ['/usr/bin/python3', 'python3'];

/** A Python that has openpyxl; undefined without one. */
export const python = CANDIDATES.find((command) => {
  try {
    execFileSync(command, ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** Runs a Python program with these arguments. @returns what it prints, as JSON */
export async function runPython(program: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(python ?? 'python3', ['-c', program, ...args], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout);
}
