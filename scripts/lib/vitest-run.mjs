import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { tools } from './tools.mjs';

/**
 * Runs the tests of some vitest projects.
 * @param {string[]} projects
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a file that does not even load, and a run that
 *   fails without a failing test, count as one failure
 */
export async function runVitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'presupuesto-tests-'));
  const file = join(folder, 'result.json');
  try {
    const selection = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run(process.execPath, [tools.vitest, 'run', ...selection, ...reporters], { env });
    const counts = count(file);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const broken = result.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + broken.length,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
