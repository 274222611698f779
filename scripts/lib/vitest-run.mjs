import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { tools } from './tools.mjs';

/**
 * Runs the tests of some vitest projects.
 * @param {string[]} projects
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>} a file that does not even load,
 *   and a run that fails without a failing test, count as one failure; `failures` names each with what it said first
 */
export async function runVitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'presupuesto-tests-'));
  const file = join(folder, 'result.json');
  try {
    const selection = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run(process.execPath, [tools.vitest, 'run', ...selection, ...reporters], { env });
    const counts = count(file);
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: ['the run failed, and no test of it'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const failures = result.testResults.flatMap(failuresOf);
    return {
      passed: result.numPassedTests,
      failed: failures.length,
      skipped: result.numPendingTests + result.numTodoTests,
      failures,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['the run left no result'] };
  }
}

/** A file's failing tests; the file itself where it did not even load. */
function failuresOf({ name, status, message, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${path}: ${firstLine(message)}`];
  return failed.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages.join('\n'))}`);
}

function firstLine(text = '') {
  return text.split('\n', 1)[0].slice(0, 300);
}
