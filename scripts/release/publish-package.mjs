import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';

/** @returns {{ name: string, version: string, repository: { url: string } }} */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Publishes a package by npm, as its `publishConfig` says. @throws Error when npm refuses */
export async function publishPackage(folder, args = []) {
  const { code } = await run('npm', ['publish', ...args], { cwd: folder });
  if (code !== 0) throw new Error(`npm publish ha fallado en ${folder}.`);
}

/** Whether the registry has this version. */
export async function isPublished({ name, version }) {
  const args = ['view', `${name}@${version}`, 'version', '--json'];
  const { code, output } = await run('npm', args, { quiet: true });
  // A package that was never published is a 404; of a known one, an unknown version is an empty answer.
  if (code !== 0 && !output.includes('E404')) throw new Error(`npm view ha fallado:\n\n${output.trim()}`);
  return code === 0 && output.includes(version);
}
