import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
export const cliFolder = fileURLToPath(new URL('../../cli', import.meta.url));

/** The oldest TypeScript that reads the declarations, zod's among them, with every check on. */
const OLDEST_TYPESCRIPT = '5.4';
const NODES = [20, 22, 24];
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

export interface Run {
  readonly code: number;
  readonly output: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Runs a program to its end; what it says of errors is part of the output. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Env = process.env,
): Promise<Run> {
  const shell = process.platform === 'win32' && command === 'npm';
  return new Promise((resolve) => {
    execFile(command, args, { cwd, shell, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}

/** Packs a package of the workspace as anybody would. @returns the tarball */
export async function pack(folder: string, source = packageFolder): Promise<string> {
  const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', folder], source);
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

/** Installs packages with npm. @returns why it could not be done, where the registry is out of reach */
export async function npmInstall(folder: string, packages: readonly string[]): Promise<string | undefined> {
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...packages];
  const { code, output } = await run('npm', args, folder);
  if (code === 0) return undefined;
  if (process.env['CI'] || !OFFLINE.test(output)) throw new Error(`npm install: ${output}`);
  return 'The npm registry cannot be reached: the package was not installed.';
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
  const missing = await npmInstall(folder, packages);
  const nodes = new Map([
    [own, process.execPath],
    ...others.map((major) => [major, nodeProgram(folder, major)] as const),
  ]);
  return { folder, nodes, missing };
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
