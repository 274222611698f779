import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const packages = join(root, 'packages');

/** A change of one word in a file of the contract. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Copies the SDK's sources into a folder and changes its contract there.
 *
 * @returns the folder of the copied sources
 */
export async function copyContract(folder: string, changes: readonly Change[]): Promise<string> {
  const sdk = join(folder, 'api-sdk');
  await cp(join(packages, 'api-sdk/src'), join(sdk, 'src'), { recursive: true });
  await cp(join(packages, 'api-sdk/package.json'), join(sdk, 'package.json'));
  await symlink(join(packages, 'api-sdk/node_modules'), join(sdk, 'node_modules'), 'junction');
  for (const { file, from, to } of changes) {
    const path = join(sdk, 'src/contract', file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    await writeFile(path, text.replace(from, to));
  }
  return join(sdk, 'src');
}

/** Type-checks server, machines and SDK against a copied contract, without their tests. @returns the compiler's errors, a line each */
export async function compileAgainst(folder: string, sources: string): Promise<string[]> {
  const own = ['server', 'machines'].map((name) => join(packages, name, 'src'));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      paths: {
        '@presupuesto/api-sdk': [join(sources, 'index.ts')],
        '@presupuesto/api-sdk/*': [join(sources, '*/index.ts')],
      },
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    },
    include: [sources, ...own],
    exclude: [sources, ...own].map((path) => join(path, '**/*.test.ts')),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const output = await run(folder);
  // An error without a file is one of this very set-up.
  if (/^error/m.test(output)) throw new Error(output);
  return output.split('\n').filter((line) => line.includes('): error '));
}

function run(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_error, output) =>
      resolve(output),
    );
  });
}
