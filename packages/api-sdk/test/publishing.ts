import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { run } from './pack.ts';

const require = createRequire(import.meta.url);

/** What publint says of a tarball. */
export async function publintProblems(tarball: string): Promise<(string | undefined)[]> {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: new Uint8Array(bytes).buffer } });
  return messages.map((message) => formatMessage(message, pkg ?? {}));
}

/** What "are the types wrong" says of a tarball; empty when nothing is. */
export async function attwProblems(tarball: string): Promise<string> {
  const attw = require.resolve('@arethetypeswrong/cli/package.json').replace('package.json', 'dist/index.js');
  const args = [attw, tarball, '--profile', 'esm-only'];
  const { code, output } = await run(process.execPath, args, dirname(tarball));
  return code === 0 ? '' : output;
}

/** What npm warns of when it publishes a package, tried without publishing; `temp` takes the settings of somebody signed in. */
export async function publishWarnings(source: string, temp: string): Promise<string[]> {
  const userconfig = join(temp, 'npmrc');
  await writeFile(userconfig, '//registry.npmjs.org/:_authToken=nobody\n');
  const own = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  const args = ['publish', '--dry-run', '--userconfig', userconfig];
  const { code, output } = await run('npm', args, source, Object.fromEntries(own));
  if (code !== 0) throw new Error(`npm publish: ${output}`);
  return output.split('\n').filter((line) => /^npm (warn|error)/i.test(line));
}
