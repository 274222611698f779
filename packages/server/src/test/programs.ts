import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

const NAMES = ['lock-folder', 'open-periods', 'write-numbers'] as const;

const builtName = (name: string) => `test-${name}`;

/** The sources of the programs that tests run as processes of their own, by the name of what is built of them. */
export const testPrograms = Object.fromEntries(
  NAMES.map((name) => [builtName(name), `src/test/programs/${name}.ts`]),
);

/** A program as built: the path to give to Node. */
export function testProgram(name: (typeof NAMES)[number]): string {
  return join(packageFolder, 'dist', `${builtName(name)}.js`);
}
