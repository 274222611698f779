import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The oldest TypeScript that reads the declarations, zod's among them, with every check on. */
const OLDEST_TYPESCRIPT = '5.4';
const NODES = [20, 22, 24];
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

export interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end; what it says of errors is part of the output. */
export function run(command: string, args: readonly string[], cwd: string): Promise<Run> {
  const shell = process.platform === 'win32' && command === 'npm';
  return new Promise((resolve) => {
    execFile(command, args, { cwd, shell, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}

/** Packs what has been built, as it would be published. @returns the tarball */
export async function pack(folder: string): Promise<string> {
  if (!existsSync(join(packageFolder, 'dist/index.js'))) {
    throw new Error('There is nothing to pack: build first (npm run build)');
  }
  const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', folder], packageFolder);
  const name = /"filename": "(.+\.tgz)"/.exec(output)?.[1];
  if (code !== 0 || !name) throw new Error(`npm pack: ${output}`);
  return join(folder, name);
}

/** A project that knows nothing of this repository, and why something could not be installed into it. */
export interface Project {
  readonly folder: string;
  /** The Node programs to try, this one first. */
  readonly nodes: ReadonlyMap<number, string>;
  readonly missing: string | undefined;
}

export async function createTempProject(): Promise<{ root: string; folder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'presupuesto-package-'));
  const folder = join(root, 'app');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return { root, folder };
}

/** Installs the tarball with npm, and beside it what it is tried with. */
export async function install(folder: string, tarball: string, versions: Versions): Promise<Project> {
  const own = Number(process.versions.node.split('.')[0]);
  const others = NODES.filter((major) => major !== own);
  const packages = [
    tarball,
    `zod@${versions.zod}`,
    `typescript-old@npm:typescript@${OLDEST_TYPESCRIPT}`,
    `typescript-new@npm:typescript@${versions.typescript}`,
    `@types/node@${versions.nodeTypes}`,
    ...others.map((major) => `node${major}@npm:${nodePackage()}@${major}`),
  ];
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...packages];
  const { code, output } = await run('npm', args, folder);
  const nodes = new Map([
    [own, process.execPath],
    ...others.map((major) => [major, nodeProgram(folder, major)] as const),
  ]);
  if (code === 0) return { folder, nodes, missing: undefined };
  if (process.env['CI'] || !OFFLINE.test(output)) throw new Error(`npm install: ${output}`);
  return { folder, nodes, missing: 'The npm registry cannot be reached: the package was not installed.' };
}

interface Versions {
  readonly zod: string;
  readonly typescript: string;
  readonly nodeTypes: string;
}

/** The registry's package with Node for this system. */
function nodePackage(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

function nodeProgram(folder: string, major: number): string {
  const name = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return join(folder, 'node_modules', `node${major}`, name);
}
