import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** npm's own programs are scripts on Windows, which only a shell starts there. */
const isWindows = process.platform === 'win32';
const SCRIPTS = new Set(['npm', 'npx']);

/**
 * Runs a program to its end, in the workspace's folder by default.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet keeps the output back
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell: isWindows && SCRIPTS.has(command),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program whose output matters only when it fails. @throws Error that carries the output */
export async function runQuietly(what, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`${what} ha fallado (${command} ${args.join(' ')}):\n\n${output.trim()}`);
}
