import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../packages/server/scripts/bundle.mjs';

interface HostOptions {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a program of this folder that works with the server's own parts, built as the server is, in files of its own beside it.
 *
 * @param name - of its file, `saves-host` for example
 */
export async function forkHost(
  name: string,
  { args = [], env = process.env }: HostOptions,
): Promise<ChildProcess> {
  await bundle({ [name]: fileURLToPath(new URL(`${name}.mjs`, import.meta.url)) }, `${name}-`);
  const built = fileURLToPath(new URL(`../../packages/server/dist/${name}.js`, import.meta.url));
  return fork(built, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}
