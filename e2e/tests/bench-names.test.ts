import { runScript } from '../support/program.ts';
import { expect, test } from '../support/test.ts';

test('a benchmark that does not exist is refused, and those that do are named', async () => {
  const { code, stdout, stderr } = await runScript('scripts/bench.mjs', ['saves', 'save', 'lode']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('There is no benchmark save, lode. There are: start, saves, signIns,');
});
