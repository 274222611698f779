import assert from 'node:assert/strict';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { tools } from '../../scripts/lib/tools.mjs';
import { signedInClient } from '../support/api.ts';
import { ADMIN } from '../support/people.ts';
import type { Seen, Task } from './clients/task.ts';
import { runTool } from './tools.ts';

/** Loads a TypeScript module by its path from the workspace. */
export type Load = (path: string) => Promise<{ work: (task: Task) => Promise<Seen> }>;

interface Subject {
  /** The path of the document. */
  readonly document: string;
  readonly baseUrl: string;
  readonly load: Load;
}

/** Makes a client by each generator, type-checks it and lets it call a running server. @throws where one of them fails */
export async function tryGenerators(folder: string, { document, baseUrl, load }: Subject): Promise<void> {
  await cp(join(root, 'e2e/openapi/clients'), folder, { recursive: true });
  await generate(folder, document, baseUrl);
  await compile(folder);
  const paises = (await (await signedInClient(baseUrl, ADMIN)).paises.list().orThrow()).map(
    ({ nombre }) => nombre,
  );
  const file = new File(['no workbook'], 'ventas.xlsx');
  for (const name of ['openapi-typescript', 'hey-api', 'orval']) {
    const { work } = await load(relative(root, join(folder, `${name}.ts`)));
    const seen = await work({ baseUrl, ...ADMIN, file });
    assert.deepEqual(seen.paises, paises, name);
    assert.equal(seen.file[0], 400, name);
    // Its bytes have arrived as a file, and have been looked at.
    assert.match(seen.file[1], /Excel|libro|archivo/, name);
    assert.equal(seen.stranger[0], 401, name);
    console.log(`  ${name}: compiles, and calls the server`);
  }
}

async function generate(folder: string, document: string, baseUrl: string): Promise<void> {
  await mkdir(join(folder, 'openapi-typescript'));
  await runTool(folder, 'openapi-typescript', [document, '--output', 'openapi-typescript/schema.ts']);
  await runTool(folder, 'openapi-ts', ['--input', document, '--output', 'hey-api', '--silent']);
  const output = { target: 'orval/client.ts', client: 'fetch', baseUrl };
  const config = { fetch: { input: document, output } };
  await writeFile(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};`);
  await runTool(folder, 'orval', ['--config', 'orval.config.mjs']);
}

/** Type-checks what was made with the workspace's compiler: what stands on no library of its own. */
async function compile(folder: string): Promise<void> {
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    },
    include: ['*.ts', 'hey-api', 'orval', 'openapi-typescript'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await run(process.execPath, [tools.tsc, '-p', folder, '--pretty', 'false'], {
    quiet: true,
  });
  assert.equal(code, 0, output);
}
