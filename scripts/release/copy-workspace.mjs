import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, published } from '../lib/packages.mjs';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

const SHARED = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset'];

/**
 * A copy of what a release changes and publishes, to try one on. Its history is the workspace's own, so that changelogs name
 * the same commits.
 * @returns {Promise<{ folder: string, env: Record<string, string> }>} env for programs that ask git
 */
export async function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'presupuesto-release-'));
  const copy = (path) => {
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  };
  for (const path of [...SHARED, ...packages.map((name) => `${name}/package.json`), ...published]) copy(path);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { code, output } = await run('git', ['rev-parse', '--absolute-git-dir'], { quiet: true });
  return { folder, env: code === 0 ? { GIT_DIR: output.trim(), GIT_WORK_TREE: folder } : {} };
}

function filter(path) {
  return !path.includes('node_modules');
}
