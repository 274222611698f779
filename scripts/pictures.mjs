// Compares what every screen looks like with what was accepted on this machine; `--update` accepts what there is.
import { existsSync, rmSync } from 'node:fs';
import { run } from './lib/run.mjs';
import { tools } from './lib/tools.mjs';

const FOLDER = '.pictures';

// Another machine, or another Chromium, draws letters otherwise: each accepts its own.
const isFirst = !existsSync(`${FOLDER}/accepted`);
const isUpdate = isFirst || process.argv.includes('--update');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

rmSync(`${FOLDER}/differences`, { recursive: true, force: true });
const { code } = await run(
  process.execPath,
  [tools.vitest, 'run', '--project', 'pictures', ...(isUpdate ? ['--update'] : []), ...chosen],
  { env: { NODE_ENV: 'production', STORYBOOK_MOTION: '' } },
);
if (isFirst)
  console.log(`\nThe first pictures of this machine: ${FOLDER}/accepted. From now on they are compared.`);
else if (code !== 0) {
  console.log(
    `\nWhat differs stands in ${FOLDER}/differences. If it is meant: npm run test:pictures -- --update`,
  );
}
process.exitCode = code;
