import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * A reporter of vitest that leaves what a run came to in the file `TEST_SUMMARY`, as JSON: `{ passed, failed, skipped, failures, unsteady }`.
 * A file that does not load, and an error outside of every test, count as a failure each; `unsteady` names what passed only at
 * a second try.
 */
export default class SummaryReporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failures = [
      ...inState('failed').map((test) => `${nameOf(test)}: ${saidBy(test.result().errors)}`),
      ...modules.flatMap(failuresOutside),
      ...unhandled.map((error) => `outside of every test: ${saidBy([error])}`),
    ];
    const summary = {
      passed: inState('passed').length,
      failed: failures.length,
      skipped: inState('skipped').length,
      failures,
      unsteady: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${nameOf(test)}: ${saidBy(test.result().errors)}`),
    };
    writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary));
  }
}

/** Errors of a file, or of a group in it, that belong to no test: it did not load, or a hook failed. */
function failuresOutside(module) {
  const groups = [module, ...module.children.allSuites()];
  return groups.flatMap((group) =>
    group.errors().length > 0 ? [`${pathOf(module)}: ${saidBy(group.errors())}`] : [],
  );
}

const pathOf = (module) => relative(root, module.moduleId);
const nameOf = (test) => `${pathOf(test.module)} > ${test.fullName}`;

/** The first error's first two lines, without headings, and the place in a test where it came up. */
function saidBy([error] = []) {
  const lines = stripVTControlCharacters(error?.message ?? '')
    .split('\n')
    .map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !/^=|:$/.test(line)).slice(0, 2);
  const place = error?.stacks?.find(({ file }) => file.includes('.test.'));
  if (place) said.push(`${relative(root, place.file)}:${place.line}`);
  return said.join(' · ').slice(0, 400);
}
