import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ADMIN } from '../../../e2e/support/people.ts';
import { startServer } from '../../../e2e/support/server.ts';
import sdkManifest from '../../api-sdk/package.json' with { type: 'json' };
import {
  cliFolder,
  createTempProject,
  npmInstall,
  pack,
  packageFolder,
  run,
} from '../../api-sdk/test/pack.ts';
import { attwProblems, publintProblems, publishWarnings } from '../../api-sdk/test/publishing.ts';
import manifest from '../package.json' with { type: 'json' };

let root: string;
let folder: string;
let tarball: string;
let missing: string | undefined;

beforeAll(async () => {
  ({ root, folder } = await createTempProject());
  tarball = await pack(root, cliFolder);
  missing = await npmInstall(folder, [await pack(root, packageFolder), tarball]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('is a package that publint and attw have nothing to say about', async () => {
  expect(await publintProblems(tarball)).toEqual([]);
  expect(await attwProblems(tarball)).toBe('');
});

it('is published without a warning', async () => {
  expect(await publishWarnings(cliFolder, root)).toEqual([]);
});

it('names the version of the SDK that it was made with', () => {
  expect(manifest.dependencies['@presupuesto/api-sdk']).toBe(sdkManifest.version);
});

it('runs where both tarballs were installed by npm, against a real server', async (context) => {
  if (missing) context.skip(missing);
  const dataDir = await mkdtemp(join(tmpdir(), 'presupuesto-data-'));
  const server = await startServer({ dataDir });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const env = {
    ...process.env,
    PRESUPUESTO_URL: server.url,
    PRESUPUESTO_USUARIO: ADMIN.nombreUsuario,
    PRESUPUESTO_CLAVE: ADMIN.clave,
  };
  const presupuesto = (...args: string[]) =>
    run('npm', ['exec', '--offline', '--', 'presupuesto', ...args], folder, env);

  expect((await presupuesto('--version')).output).toContain(manifest.version);
  const { code, output } = await presupuesto('exportar', 'BGT-2027', '--salida', 'bgt.csv');
  expect([code, output]).toEqual([0, expect.stringContaining('meses escritos en bgt.csv')]);
  expect(await readFile(join(folder, 'bgt.csv'), 'utf8')).toMatch(
    /^\uFEFFPeríodo;Código Vendedor;.*\nBGT-2027;/s,
  );
});
