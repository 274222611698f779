import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { tools } from './tools.mjs';

/**
 * Runs the tests of some vitest projects. A test that fails is tried a second time, so that one unlucky moment of a busy
 * machine does not refuse a change, and is named in the end, so that nobody overlooks it.
 * @param {string[]} projects
 * @returns {Promise<Summary>}
 *
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed a run that ends badly without a failing test counts as one
 * @property {number} skipped
 * @property {string[]} failures each with what it said first
 * @property {string[]} unsteady what passed only at a second try
 */
export async function runVitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'presupuesto-tests-'));
  const file = join(folder, 'summary.json');
  try {
    const selection = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=./scripts/lib/vitest-summary.mjs'];
    const { code } = await run(
      process.execPath,
      [tools.vitest, 'run', ...selection, ...reporters, '--retry=1'],
      {
        env: { ...env, TEST_SUMMARY: file },
      },
    );
    const summary = read(file);
    if (code === 0 || summary.failed > 0) return summary;
    return { ...summary, failed: 1, failures: ['the run failed, and no test of it'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['the run left no result'], unsteady: [] };
  }
}
