import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type VentaPeriodo } from '@presupuesto/api-sdk';
import { parse } from 'csv-parse/sync';
import { onTestFinished } from 'vitest';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, type Person, SELLER } from '../support/people.ts';
import { ended, fromRoot, runScript, startProgram } from '../support/program.ts';
import { startProxy } from '../support/proxy.ts';
import { movingPair, startShiftingProxy } from '../support/shifting-budget.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { expect, test } from '../support/test.ts';

const NOBODY_THERE = 'http://127.0.0.1:1';

/** Every file of the folder; each has a test below. */
const EXAMPLES = [
  'answer-progress',
  'conformance.test',
  'explain-sales-file',
  'export-budgets',
  'load-sales-file',
  'update-rates',
  'upsert-clients',
] as const;

type Example = (typeof EXAMPLES)[number];

function fileOf(name: Example): string {
  return `packages/api-sdk/examples/${name}.mjs`;
}

/** The settings of an example, for somebody. */
function settings(url: string, { nombreUsuario, clave }: Person = ADMIN): Record<string, string> {
  return { API_URL: url, API_USER: nombreUsuario, API_KEY: clave };
}

/** Runs an example in a folder of its own, as somebody. */
async function openExample(name: Example) {
  const cwd = await createTempFolder();
  onTestFinished(() => removeFolder(cwd));
  return {
    cwd,
    run: (url: string, args: readonly string[], person: Person = ADMIN) =>
      runScript(fileOf(name), args, { env: settings(url, person), cwd }),
  };
}

test('every example is tried', async () => {
  const files = await readdir(fromRoot('packages/api-sdk/examples'));
  expect(files.toSorted()).toEqual(EXAMPLES.map((name) => `${name}.mjs`));
});

test('the nightly export writes every budget, and keeps the last one when it fails', async ({ server }) => {
  const { cwd, run } = await openExample('export-budgets');
  const sdk = await signedInClient(server.url, ADMIN);
  const { productoID, nombreProducto: nombre } = first(
    await sdk.ventas.listPeriodo('BGT-2027', { pageSize: 1 }).orThrow(),
  );
  await sdk.productos.update(productoID, { productoCodigo: 'P-"1", a', nombre }).orThrow();
  const months: VentaPeriodo[] = [];
  for (const { periodoID } of await sdk.periodos.listPresupuestables().orThrow()) {
    months.push(...(await sdk.ventas.allPeriodo(periodoID).toArray()));
  }
  const last = months.at(-1)?.periodoID ?? '';
  const mine = months.filter(({ periodoID }) => periodoID === last).length;

  const { code, stdout } = await run(server.url, ['noche.csv']);
  expect(code).toBe(0);
  expect(stdout).toContain(`${last}: ${mine} months`);
  const read = () => readFile(join(cwd, 'noche.csv'), 'utf8');
  const rows: string[][] = parse(await read());
  expect(rows).toEqual([
    [
      'periodoID',
      'vendedorCodigo',
      'clienteCodigo',
      'productoCodigo',
      'anio',
      'mes',
      'volumenTon',
      'precio',
      'monedaID',
      'valorEUR',
    ],
    ...months.map((month) => {
      const { periodoID, vendedorCodigo, clienteCodigo, productoCodigo, monedaID } = month;
      const figures = [month.anio, month.mes, month.volumenTon, month.precio].map(String);
      return [
        periodoID,
        vendedorCodigo,
        clienteCodigo,
        productoCodigo,
        ...figures,
        monedaID,
        String(month.valorEUR ?? ''),
      ];
    }),
  ]);

  const before = await read();
  const wrong = await run(server.url, ['noche.csv'], { ...ADMIN, clave: 'otra' });
  expect(wrong).toMatchObject({
    code: 1,
    stderr: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.\n',
  });
  expect((await run(NOBODY_THERE, ['noche.csv'])).code).toBe(1);
  expect(await read()).toBe(before);
  expect(await readdir(cwd)).toEqual(['noche.csv']);
});

test.for(['added', 'removed'] as const)(
  'the nightly export fails where a pair is %s while a budget is read',
  async (what, { server }) => {
    const { cwd, run } = await openExample('export-budgets');
    const moving = await movingPair(await signedInClient(server.url, ADMIN));
    if (what === 'removed') await moving.add();
    const proxy = await startShiftingProxy(server.url, (turn) => {
      const change = what === 'added' ? moving.add : moving.remove;
      return turn === 0 ? change() : undefined;
    });
    const { code, stderr } = await run(proxy, ['noche.csv']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(' changed while it was read')]);
    expect(await readdir(cwd)).toEqual([]);
  },
);

test('the rates example saves what changed, goes on after a refusal, and sends nothing of a wrong file', async ({
  server,
}) => {
  const { cwd, run } = await openExample('update-rates');
  const update = async (...lines: string[]) => {
    await writeFile(join(cwd, 'tasas.txt'), lines.join('\n'));
    return run(server.url, ['tasas.txt']);
  };
  const sdk = await signedInClient(server.url, ADMIN);
  const rates = async () => {
    const all = await sdk.periodosMoneda.all({ periodoId: 'CUR-2026' }).toArray();
    return all
      .filter(({ mes }) => mes === 12)
      .map(({ monedaID, tasaCambioEUR }) => `${monedaID} ${tasaCambioEUR}`);
  };

  expect(await update('CUR-2026;COP;12;4512.35', 'CUR-2026;PEN;12;x')).toMatchObject({
    code: 64,
    stderr: 'CUR-2026;PEN;12;x: La tasa de cambio debe ser un número válido mayor a 0\n',
  });
  expect(await rates()).not.toContain('COP 4512.35');

  const lines = ['CUR-2026;COP;12;4512.35', 'CUR-2026;PEN;12;4.05'];
  expect(await update('BGT-1999;COP;;1', ...lines)).toMatchObject({
    code: 1,
    stdout: 'CUR-2026 COP 12: saved\nCUR-2026 PEN 12: saved\n',
    stderr: 'BGT-1999 COP: El período no existe\n',
  });
  expect(await rates()).toEqual(expect.arrayContaining(['COP 4512.35', 'PEN 4.05']));
  expect(await update(...lines)).toMatchObject({
    code: 0,
    stdout: 'CUR-2026 COP 12: unchanged\nCUR-2026 PEN 12: unchanged\n',
  });
});

test('the sales-file example says by its exit code what happened, for cron', async ({ server }) => {
  const { cwd, run } = await openExample('load-sales-file');
  const good = ['V-001', 'C-0001', 'P-001', 2026, 4, 12.5, 1.5, 'COP'] as const;
  const bad = ['V-001', 'C-0001', 'P-NADA', 2026, 4, 1, 1, 'COP'] as const;
  const args = ['ventas.xlsx', 'SOPAbr-2026'];
  const load = async (content: string | Buffer, url = server.url, person = ADMIN) => {
    await writeFile(join(cwd, 'ventas.xlsx'), content);
    return run(url, args, person);
  };

  expect(await load(salesBook([good]))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/100 % sent\n1 saved, 0 bad\n$/),
  });
  expect(await load(salesBook([good, bad]))).toMatchObject({
    code: 2,
    stderr: 'Fila 3: el producto «P-NADA» no existe\n',
  });
  expect(await load(salesBook([bad]))).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/0 saved, 1 bad\n$/),
  });
  expect(await load('%PDF-1.7')).toMatchObject({ code: 1, stderr: expect.stringContaining('PDF') });
  expect(await load(salesBook([good]), server.url, SELLER)).toMatchObject({
    code: 1,
    stderr: 'No tienes permisos para realizar esta acción.\n',
  });
  expect((await load(salesBook([good]), NOBODY_THERE)).code).toBe(75);
  expect((await run(server.url, [])).code).toBe(64);
  expect((await run(server.url, ['no.xlsx', 'SOPAbr-2026'])).code).toBe(1);
});

test('the clients example creates, updates and leaves alone, and goes on after what does not fit', async ({
  server,
}) => {
  const { cwd, run } = await openExample('upsert-clients');
  const upsert = async (...lines: string[]) => {
    await writeFile(join(cwd, 'clientes.txt'), lines.join('\n'));
    return run(server.url, ['clientes.txt']);
  };
  const sdk = await signedInClient(server.url, ADMIN);
  const { paisID } = first(await sdk.paises.list().orThrow());
  // Its code is found inside another one's.
  await sdk.clientes.create({ clienteCodigo: 'EJ-10', nombre: 'Conservas Diez', paisID }).orThrow();

  expect(
    await upsert(`EJ-1;Conservas Uno;${paisID}`, `EJ-2;;${paisID}`, 'EJ-3;Conservas Tres;x'),
  ).toMatchObject({
    code: 1,
    stdout: 'EJ-1: created\n',
    stderr: expect.stringMatching(/^EJ-2: .+\nEJ-3: .+\n$/),
  });
  expect(await upsert(`EJ-1;Conservas Primera;${paisID}`, `EJ-10;Conservas Diez;${paisID}`)).toMatchObject({
    code: 0,
    stdout: 'EJ-1: updated\nEJ-10: unchanged\n',
  });
  const stored = await sdk.clientes.all({ nombre: 'EJ-' }).toArray();
  expect(stored.map(({ clienteCodigo, nombre }) => `${clienteCodigo} ${nombre}`).toSorted()).toEqual([
    'EJ-1 Conservas Primera',
    'EJ-10 Conservas Diez',
  ]);
});

test('the example that explains a sales file names each bad row, its reasons and its cells', async ({
  server,
}) => {
  const { cwd, run } = await openExample('explain-sales-file');
  const good = ['V-001', 'C-0001', 'P-001', 2026, 5, 12.5, 1.5, 'COP'] as const;
  const bad = ['V-001', 'C-0001', 'P-NADA', 2026, 13, 1, 4, null] as const;
  await writeFile(join(cwd, 'ventas.xlsx'), salesBook([good, bad]));
  expect(await run(server.url, ['ventas.xlsx', 'SOPMay-2026'])).toMatchObject({
    code: 2,
    stdout: `row 3: el producto «P-NADA» no existe; el mes «13» no es válido; escriba un número del 1 al 12 o su nombre
  Código Vendedor: V-001
  Código Cliente: C-0001
  Código Producto: P-NADA
  Año: 2026
  Mes: 13
  Toneladas: 1
  Precio Kg: 4
1 good, 1 bad
`,
  });
  expect(await run(server.url, ['ventas.xlsx', 'Mayo'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('El nombre de la carga no es válido'),
  });
});

test('the example that keeps a session begins another one when it has ended', async ({ server }) => {
  const tokens = new Set<string>();
  const proxy = await startProxy(server.url, {
    letsThrough: ({ headers }) => {
      const token = headers['x-token'];
      if (typeof token === 'string') tokens.add(token);
      return true;
    },
  });
  onTestFinished(() => proxy.close());
  const file = fromRoot(fileOf('answer-progress'));
  const child = startProgram(process.execPath, [file], { env: settings(proxy.url), stdin: 'pipe' });
  const answers = child.stdout?.setEncoding('utf8')[Symbol.asyncIterator]();
  const outcome = ended(child);
  const ask = async (periodoID: string) => {
    child.stdin?.write(`${periodoID}\n`);
    return String((await answers?.next())?.value);
  };
  expect(await ask('BGT-2027')).toMatch(/^BGT-2027: \d+([.]\d)? %\n$/);
  const [token = ''] = tokens;
  await createClient({ baseUrl: server.url, token }).sesion.logout().orThrow();
  expect(await ask('BGT-1999')).toBe('BGT-1999: unknown\n');
  child.stdin?.end();
  expect(await outcome).toMatchObject({ code: 0, stderr: '' });
  expect(tokens.size).toBe(2);
});

test('the test of a server passes with ours and says what differs of another', async ({ server }) => {
  const people = { API_SELLER: SELLER.nombreUsuario, API_SELLER_KEY: SELLER.clave };
  const run = (url: string) =>
    runScript(fileOf('conformance.test'), [], { env: { ...settings(url), ...people } });
  expect((await run(server.url)).code).toBe(0);
  const proxy = await startProxy(server.url, {
    change: (text, { url }) =>
      url === '/api/v1/divisiones' ? text.replace('"status":200', '"status":201') : text,
  });
  onTestFinished(() => proxy.close());
  const { code, stdout } = await run(proxy.url);
  expect(code).toBe(1);
  expect(stdout).toContain('GET /api/v1/divisiones');
});
