import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VentaPeriodo } from '@presupuesto/api-sdk';
import { parse } from 'csv-parse/sync';
import { onTestFinished } from 'vitest';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, type Person, SELLER } from '../support/people.ts';
import { runScript } from '../support/program.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { expect, test } from '../support/test.ts';

const NOBODY_THERE = 'http://127.0.0.1:1';

/** Runs an example in a folder of its own, as somebody. */
async function openExample(name: string) {
  const cwd = await createTempFolder();
  onTestFinished(() => removeFolder(cwd));
  return {
    cwd,
    run: (url: string, args: readonly string[], { nombreUsuario, clave }: Person = ADMIN) =>
      runScript(`packages/api-sdk/examples/${name}.mjs`, args, {
        env: { API_URL: url, API_USER: nombreUsuario, API_KEY: clave },
        cwd,
      }),
  };
}

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
    stderr: 'Fila 3: el producto "P-NADA" no existe\n',
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
