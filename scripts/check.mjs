import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { STATIC_CHECKS } from './lib/static-checks.mjs';
import { tools } from './lib/tools.mjs';

/** Format, lint, types, and the unit tests of what changed since a commit: by default, since the last one. */
const [since = 'HEAD'] = process.argv.slice(2);
const units = ['api-sdk', 'cli', 'machines', 'web'].flatMap((project) => ['--project', project]);
const tests = {
  name: 'unit tests of what changed',
  args: [tools.vitest, 'run', ...units, '--changed', since, '--passWithNoTests'],
};

await install();
// Each keeps one processor busy.
await Promise.all(STATIC_CHECKS.map(check));
await check(tests);

async function check({ name, args, env }) {
  console.log(`\n— ${name}`);
  const { code } = await run(process.execPath, args, { env });
  if (code !== 0) process.exitCode = 1;
}
