import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { stream } from './event-server.ts';
import { createTempProject, install, type Project, pack, packageFolder, run } from './pack.ts';
import { attwProblems, publintProblems, publishWarnings } from './publishing.ts';
import { reply, startTestServer, type TestServer } from './test-server.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

let root: string;
let tarball: string;
let project: Project;

beforeAll(async () => {
  const temp = await createTempProject();
  root = temp.root;
  tarball = await pack(root);
  await cp(join(packageFolder, 'test/integrator'), temp.folder, { recursive: true });
  project = await install(temp.folder, tarball, {
    zod: versionOf('zod'),
    typescript: versionOf('typescript'),
    nodeTypes: versionOf('@types/node'),
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Skips what needs the installed package where there is no registry to install from. */
function installed(context: TestContext): Project {
  if (project.missing) context.skip(project.missing);
  return project;
}

it('is a package that publint has nothing to say about', async () => {
  expect(await publintProblems(tarball)).toEqual([]);
});

it('has types that are right wherever ES modules are imported', async () => {
  expect(await attwProblems(tarball)).toBe('');
});

it('is published without a warning', async () => {
  expect(await publishWarnings(packageFolder, root)).toEqual([]);
});

it('holds the source of every map, and none of the tests', async () => {
  const files = (await run('tar', ['-tzf', tarball], root)).output.trim().split('\n');
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  await run('tar', ['-xzf', tarball], root);
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    const { sources } = JSON.parse(await readFile(join(root, map), 'utf8')) as { sources: string[] };
    for (const source of sources) expect(files).toContain(join(map, '..', source).replaceAll('\\', '/'));
  }
});

it('has something behind every entry', async (context) => {
  const { folder } = installed(context);
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.json'));
  const program = entries.map((entry) => `await import('${entry.replace('.', manifest.name)}');`).join('\n');
  await writeFile(join(folder, 'entries.mjs'), program);
  expect(await run(process.execPath, ['entries.mjs'], folder)).toEqual({ code: 0, output: '' });
});

it.for([20, 22, 24])('works in Node %i', async (major, context) => {
  const { folder, nodes } = installed(context);
  const server = await busyServer();
  try {
    const workbook = join(folder, 'ventas.xlsx');
    await writeFile(workbook, 'libro');
    const program = nodes.get(major) ?? '';
    const { output } = await run(program, ['node.mjs', server.baseUrl, workbook], folder);
    expect(JSON.parse(output)).toEqual({
      clientes: ['Ana', 'Eva', 'Iris'],
      refused: 'El período está cerrado',
      raw: 200,
      failure: 'No tienes permisos para realizar esta acción.',
      totalVentasGuardadas: 3,
      eventos: ['1 perdido'],
      isWhole: true,
    });
  } finally {
    await server.close();
  }
});

it.for(['typescript-old', 'typescript-new'])(
  'type-checks under strict with %s',
  async (typescript, context) => {
    const { folder } = installed(context);
    // How bundlers resolve is what attw has looked at.
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      module: 'nodenext',
      types: [],
    };
    await writeFile(join(folder, 'readme.ts'), await programOfReadme());
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['types.ts', 'readme.ts'] }),
    );
    const outcome = await run(process.execPath, [join('node_modules', typescript, 'bin/tsc')], folder);
    expect(outcome).toEqual({ code: 0, output: '' });
  },
);

it('costs a page under 10 kB for one call, zod apart, and brings no other area', async (context) => {
  const code = await bundle(installed(context), 'one-call.js', ['zod']);
  expect(gzipSync(code).length).toBeLessThan(10_000);
  expect(code).toContain('/volumen');
  expect(code).not.toContain('abrir-periodo');
});

it('builds for browsers as a whole, without a word of warning', async (context) => {
  expect(await bundle(installed(context), 'whole-client.js', [])).toContain('abrir-periodo');
});

it('does nothing by being imported', async (context) => {
  expect((await bundle(installed(context), 'nothing.js', ['zod'])).trim()).toBe('');
});

/** Every example of the README as one program; what it leaves to the reader is declared. */
async function programOfReadme(): Promise<string> {
  const text = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const examples = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const own = ['show', 'log', 'bar', 'write'].map(
    (name) => `declare function ${name}(...values: unknown[]): void;`,
  );
  return [...own, ...examples].join('\n');
}

/** The script that Vite makes of a page's program; a warning is a failure. */
async function bundle({ folder }: Project, entry: string, external: string[]): Promise<string> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(folder, entry),
        external,
        onwarn: (warning) => {
          throw new Error(warning.message);
        },
      },
    },
  });
  if (!('output' in output)) throw new Error('Vite built something else');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** A server with three clients, a closed period and a load, whose token is asked for after the sign-in. */
async function busyServer(): Promise<TestServer> {
  const server = await startTestServer();
  const clientes = ['Ana', 'Eva', 'Iris'].map((nombre, index) => {
    return { clienteID: index + 1, clienteCodigo: `C-${index}`, nombre, paisID: 1, nombrePais: 'Perú' };
  });
  const sesion = { nombreUsuario: 'ana', tipoUsuario: 'VENDEDOR', token: 'el-de-ana' };
  const load = { totalVentasGuardadas: 3, totalVentasErrores: 0, listaErroresFila: [] };
  server.answer = (response, _, { url = '', headers }) => {
    const page = Number(new URL(url, 'http://x').searchParams.get('pageNumber') ?? 0);
    if (url.endsWith('/login')) reply(response, 200, { data: sesion });
    else if (headers['x-token'] !== sesion.token) reply(response, 401, {});
    else if (url.includes('listar-clientes'))
      reply(response, 200, { data: clientes.slice(page * 2, page * 2 + 2), rows: clientes.length });
    else if (url.includes('/volumen')) reply(response, 400, { message: 'El período está cerrado' });
    else if (url.includes('/activo')) reply(response, 403, {});
    else if (url.endsWith('/eventos')) stream(response, 'id: 1\ndata: {"tipo":"perdido"}\n\n').end();
    else reply(response, 200, { data: load });
  };
  return server;
}
