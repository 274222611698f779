import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VentaPeriodo } from '@presupuesto/api-sdk';
import { parse } from 'csv-parse/sync';
import { describe, onTestFinished } from 'vitest';
import { salesBook } from '../../packages/server/src/test/workbook/sales-book.ts';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, type Person, SELLER } from '../support/people.ts';
import { type Ended, ended, fromRoot, runScript, startProgram } from '../support/program.ts';
import { startProxy } from '../support/proxy.ts';
import { movingPair, startShiftingProxy } from '../support/shifting-budget.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { expect, test } from '../support/test.ts';

const MAIN = 'packages/cli/dist/main.js';
/** A port that fetch does not refuse by itself. */
const NOBODY_THERE = 'http://127.0.0.1:2';
const hasPseudoTerminal = spawnSync('script', ['--version']).status === 0;

function settings(url: string, { nombreUsuario, clave }: Person = ADMIN): Record<string, string> {
  return { PRESUPUESTO_URL: url, PRESUPUESTO_USUARIO: nombreUsuario, PRESUPUESTO_CLAVE: clave };
}

async function tempFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const read = (text: string, delimiter: string): Record<string, string>[] =>
  parse(text, { delimiter, columns: true, bom: true });

/** What a line of the file for people says of a month. */
function spanish(month: VentaPeriodo): Record<string, string> {
  const number = (value: number | null | undefined) => String(value ?? '').replace('.', ',');
  return {
    Período: month.periodoID,
    Vendedor: month.nombreVendedor,
    Cliente: month.nombreCliente,
    'Código Producto': month.productoCodigo,
    Año: String(month.anio),
    Mes: String(month.mes),
    Toneladas: number(month.volumenTon),
    'Precio Kg': number(month.precio),
    'Ventas EUR': number(month.valorEUR),
    Presupuestado: month.presupuestado ? 'Sí' : 'No',
  };
}

describe('exportar', () => {
  test('writes every open budget of everybody for Excel in Spanish, as the API answers them', async ({
    server,
  }) => {
    const sdk = await signedInClient(server.url, ADMIN);
    const months: VentaPeriodo[] = [];
    for (const { periodoID } of await sdk.periodos.listPresupuestables().orThrow()) {
      months.push(...(await sdk.ventas.allPeriodo(periodoID).toArray()));
    }
    const salida = join(await tempFolder(), 'todo.csv');
    const { code, stdout, stderr } = await runScript(MAIN, ['exportar', '--salida', salida], {
      env: settings(server.url),
    });
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain(`meses escritos en ${salida}`);
    expect(stderr).not.toContain('\u001b');
    const text = await readFile(salida, 'utf8');
    expect(text.startsWith('\uFEFFPeríodo;Código Vendedor;')).toBe(true);
    const wanted = months.map(spanish);
    const columns = Object.keys(first(wanted));
    expect(read(text, ';').map((row) => columns.map((name) => row[name]))).toEqual(wanted.map(Object.values));
  });

  test('gives a seller the own budget, to a program, through a pipe', async ({ server }) => {
    const sdk = await signedInClient(server.url);
    const months = await sdk.ventas.allPeriodo('BGT-2027').toArray();
    const { code, stdout } = await runScript(MAIN, ['exportar', 'BGT-2027', '--plano'], {
      env: settings(server.url, SELLER),
    });
    expect(code).toBe(0);
    const pick = (row: object, name: string) => String(Reflect.get(row, name));
    const line = (row: object) => ['ventaID', 'volumenTon', 'presupuestado'].map((name) => pick(row, name));
    expect(read(stdout, ',').map(line)).toEqual(months.map(line));
  });

  test('takes a session that is open already, one seller alone, and leaves the session open', async ({
    server,
  }) => {
    const sdk = await signedInClient(server.url, ADMIN);
    const { token } = await sdk.sesion.login(ADMIN.nombreUsuario, ADMIN.clave).orThrow();
    const { vendedorID } = first(await sdk.ventas.listPeriodo('BGT-2027', { pageSize: 1 }).orThrow());
    const { code, stdout } = await runScript(
      MAIN,
      ['exportar', 'BGT-2027', '--plano', '--vendedor', String(vendedorID)],
      { env: { PRESUPUESTO_URL: server.url, PRESUPUESTO_TOKEN: token } },
    );
    expect(code).toBe(0);
    expect(new Set(read(stdout, ',').map((row) => row['vendedorID']))).toEqual(new Set([String(vendedorID)]));
    expect((await sdk.sesion.validate(token)).status).toBe(200);
  });

  test('says how far it is with each of several periods, by its own months', async ({ server }) => {
    const sdk = await signedInClient(server.url, ADMIN);
    const periodos = ['BGT-2027', 'CUR-2026'];
    const { stderr } = await runScript(MAIN, ['exportar', ...periodos], { env: settings(server.url) });
    const lines = await Promise.all(
      periodos.map(async (periodoID, at) => {
        const { length } = await sdk.ventas.allPeriodo(periodoID).toArray();
        return `${periodoID} (${at + 1} de 2): ${length.toLocaleString('es-ES', { useGrouping: 'always' })} meses\n`;
      }),
    );
    for (const line of lines) expect(stderr).toContain(line);
  });

  test('lets no name become a formula or another column', async ({ server }) => {
    const sdk = await signedInClient(server.url, ADMIN);
    const nombre = '=HYPERLINK("http://malo";"pulse; aquí")';
    const producto = await sdk.productos.create({ productoCodigo: '@P-1', nombre }).orThrow();
    const { clienteID, vendedorID } = first(
      await sdk.ventas.listPeriodo('BGT-2027', { pageSize: 1 }).orThrow(),
    );
    const assigned = await sdk.clientesProductos.listProductos(clienteID, { vendedorID }).orThrow();
    const productoIDs = [...assigned.map(({ productoID }) => productoID), producto?.productoID ?? 0];
    await sdk.clientesProductos.assignProductos(clienteID, productoIDs, { vendedorID }).orThrow();

    const run = (...args: string[]) =>
      runScript(MAIN, ['exportar', 'BGT-2027', ...args], { env: settings(server.url) });
    const people = read((await run()).stdout, ';');
    expect(people.find((row) => row['Producto'] === `'${nombre}`)?.['Código Producto']).toBe("'@P-1");
    const machines = read((await run('--plano')).stdout, ',');
    expect(machines.find((row) => row['nombreProducto'] === nombre)?.['productoCodigo']).toBe('@P-1');
  });

  test.for(['added', 'removed'] as const)(
    'reads a period again where a pair is %s between two pages, and has each month once',
    async (what, { server }) => {
      const sdk = await signedInClient(server.url, ADMIN);
      const moving = await movingPair(sdk);
      if (what === 'removed') await moving.add();
      const proxy = await startShiftingProxy(server.url, (turn) => {
        const change = what === 'added' ? moving.add : moving.remove;
        return turn === 0 ? change() : undefined;
      });
      const { code, stdout, stderr } = await runScript(MAIN, ['exportar', 'BGT-2027', '--plano'], {
        env: settings(proxy),
      });
      const months = await sdk.ventas.allPeriodo('BGT-2027').toArray();
      expect([code, stderr]).toEqual([0, expect.stringContaining('se lee de nuevo.\n')]);
      expect(read(stdout, ',').map((row) => row['ventaID'])).toEqual(
        months.map(({ ventaID }) => String(ventaID)),
      );
      const count = months.length.toLocaleString('es-ES', { useGrouping: 'always' });
      expect(stderr).toContain(`${count} meses escritos.`);
    },
  );

  test('writes nothing where pairs come and go in each reading', async ({ server }) => {
    const moving = await movingPair(await signedInClient(server.url, ADMIN));
    const proxy = await startShiftingProxy(server.url, (turn) =>
      turn % 2 === 0 ? moving.add() : moving.remove(),
    );
    const folder = await tempFolder();
    const { code, stderr } = await runScript(MAIN, ['exportar', 'BGT-2027', '--salida', 'a.csv'], {
      env: settings(proxy),
      cwd: folder,
    });
    expect(code).toBe(1);
    expect(stderr).toContain('BGT-2027: sus pares cambian una y otra vez mientras se lee.');
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves no file and no session behind when Ctrl+C interrupts it', async ({ server }) => {
    const folder = await tempFolder();
    const asked: string[] = [];
    const signedOut: unknown[] = [];
    const proxy = await startProxy(server.url, {
      letsThrough: ({ url = '', headers }) => {
        if (url.startsWith('/api/v1/ventas/periodo/') && asked.push(url) === 2) child.kill('SIGINT');
        if (url === '/api/v1/logout') signedOut.push(headers['x-token']);
        return asked.length < 2 || url === '/api/v1/logout';
      },
    });
    onTestFinished(() => proxy.close());
    const child = startProgram(
      process.execPath,
      [fromRoot(MAIN), 'exportar', '--salida', join(folder, 'a.csv')],
      {
        env: settings(proxy.url),
      },
    );
    const { code, stderr } = await ended(child);
    expect(code).toBe(130);
    expect(stderr).toContain('Interrumpido.');
    expect(await readdir(folder)).toEqual([]);
    expect(signedOut).toEqual([expect.any(String)]);
  });

  test('ends quietly when the reader of its pipe is gone', async ({ server }) => {
    const child = startProgram(process.execPath, [fromRoot(MAIN), 'exportar'], { env: settings(server.url) });
    child.stdout?.destroy();
    const { code, stderr } = await ended(child);
    expect(code).toBe(141);
    expect(stderr).not.toMatch(/\n\s+at |EPIPE/);
  });

  test.skipIf(!hasPseudoTerminal)('draws its progress over one line on a terminal', async ({ server }) => {
    const command = `"${process.execPath}" "${fromRoot(MAIN)}" exportar --salida a.csv`;
    const { code, stdout } = await ended(
      startProgram('script', ['-qec', command, '/dev/null'], {
        env: settings(server.url),
        cwd: await tempFolder(),
      }),
    );
    expect(code).toBe(0);
    expect(stdout).toContain('\r\u001b[2KBGT-2027 (1 de 2): ');
    expect(stdout).toContain('meses escritos en a.csv');
  });
});

describe('what cannot be done', () => {
  const cases: [string, string[], (url: string) => Record<string, string>, number, string][] = [
    ['no command', [], settings, 64, 'Falta la orden'],
    [
      'an unknown command',
      ['borrar'],
      settings,
      64,
      'Orden desconocida: borrar.\nLas órdenes son: exportar,',
    ],
    ['a mistyped command', ['exprotar'], settings, 64, 'Orden desconocida: exprotar. ¿Quiso decir exportar?'],
    ['a mistyped option', ['exportar', '--salda', 'a'], settings, 64, '--salda. ¿Quiso decir --salida?'],
    [
      'a key as an argument',
      ['exportar', '--clave', 'Admin-2026!'],
      settings,
      64,
      'Opción desconocida: --clave',
    ],
    ['a salesperson that is no id', ['exportar', '--vendedor', 'Ana'], settings, 64, '--vendedor debe ser'],
    ['no sign-in', ['exportar'], (PRESUPUESTO_URL) => ({ PRESUPUESTO_URL }), 64, 'PRESUPUESTO_USUARIO'],
    ['no name of a load', ['cargar', 'a.xlsx'], settings, 64, 'Falta --nombre'],
    [
      'a wrong name of a load, without a server',
      ['cargar', 'a.xlsx', '--nombre', 'SOPOctubre-2026'],
      () => settings(NOBODY_THERE),
      64,
      '--nombre SOPOctubre-2026: El nombre de la carga no es válido: debe ser el tipo (SOP o CUR)',
    ],
    [
      'a folder to be loaded',
      ['cargar', 'docs', '--nombre', 'SOPOct-2026'],
      settings,
      1,
      'docs: es una carpeta',
    ],
    ['a folder of rates', ['tasas', 'docs'], settings, 1, 'docs: es una carpeta'],
    ['a folder to write into', ['exportar', '--salida', 'docs'], settings, 1, 'docs: es una carpeta'],
    [
      'a file to write below, without a server',
      ['exportar', '--salida', 'package.json/a.csv'],
      () => settings(NOBODY_THERE),
      1,
      'package.json/a.csv: la ruta pasa por algo que no es una carpeta',
    ],
    [
      'an unknown period',
      ['exportar', 'BGT-1999', 'BGT-2027'],
      settings,
      1,
      'BGT-1999: El período no existe',
    ],
    ['no such file', ['cargar', 'no.xlsx', '--nombre', 'SOPOct-2026'], settings, 1, 'no.xlsx: no existe'],
    ['no such file of rates', ['tasas', 'no.csv'], settings, 1, 'no.csv: no existe'],
    [
      'a wrong key',
      ['exportar'],
      (url) => settings(url, { ...ADMIN, clave: 'otra-clave' }),
      1,
      'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
    ],
    [
      'a dead session',
      ['exportar'],
      (url) => ({ PRESUPUESTO_URL: url, PRESUPUESTO_TOKEN: 'muerto' }),
      1,
      'La sesión no es válida o ha caducado.',
    ],
    [
      'a server that is not there',
      ['exportar'],
      () => settings(NOBODY_THERE),
      1,
      `No hay respuesta de ${NOBODY_THERE}: nadie atiende ahí.`,
    ],
    ['a check as somebody who may not', ['conformidad'], settings, 64, 'PRESUPUESTO_VENDEDOR_USUARIO'],
  ];

  test.for(cases)(
    'is reported in Spanish, without a stack or a secret: %s',
    async ([, args, env, wanted, text], { server }) => {
      const { code, stdout, stderr } = await runScript(MAIN, args, { env: env(server.url) });
      expect([code, stdout]).toEqual([wanted, '']);
      expect(stderr).toContain(text);
      expect(stderr).not.toMatch(/\n\s+at |Admin-2026!|otra-clave|muerto/);
    },
  );

  test('is no version, which has a short option too', async () => {
    const [long, short] = await Promise.all(['--version', '-v'].map((option) => runScript(MAIN, [option])));
    expect(short).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
    expect(long).toEqual(short);
  });

  test('is explained by each command', async () => {
    for (const name of ['exportar', 'cargar', 'tasas', 'conformidad']) {
      const { code, stdout } = await runScript(MAIN, [name, '--ayuda']);
      expect([code, stdout]).toEqual([0, expect.stringContaining(`Uso: presupuesto ${name} `)]);
    }
  });
});

describe('cargar', () => {
  const good = ['V-001', 'C-0001', 'P-001', 2026, 3, 12.5, '1,5', 'COP'] as const;
  const bad = ['V-001', 'C-0001', 'P-NADA', 2026, 3, '-1,5', 4, 'COP'] as const;

  test('checks, loads, and hands the bad rows over to be corrected', async ({ server }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'ventas.xlsx'), salesBook([good, bad]));
    const sdk = await signedInClient(server.url, ADMIN);
    const exists = async () => ((await sdk.periodos.list({ periodoID: 'SOP03-2026' })).rows ?? 0) > 0;
    const run = (...more: string[]) =>
      runScript(MAIN, ['cargar', 'ventas.xlsx', '--nombre', 'SOPMar-2026', ...more], {
        env: settings(server.url),
        cwd: folder,
      });

    const check = await run('--comprobar');
    expect(check).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('Ventas que se guardarían: 1\n'),
    });
    expect(await exists()).toBe(false);

    const load = await run('--errores', 'errores.csv');
    expect(load.code).toBe(2);
    expect(load.stdout).toContain('Ventas guardadas: 1\nFilas con errores: 1\n');
    expect(load.stderr).toMatch(/Enviado: \d+,\d kB de \d+,\d kB\n/);
    expect(load.stderr).toContain('Fila 3: ');
    expect(load.stderr).not.toContain('\r');
    expect(await exists()).toBe(true);
    const [row] = read(await readFile(join(folder, 'errores.csv'), 'utf8'), ';');
    expect(row).toMatchObject({ Fila: '3', 'Código Producto': 'P-NADA' });

    await writeFile(join(folder, 'ventas.xlsx'), salesBook([good]));
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('Filas con errores: 0\n') });
  });

  test('ends as refused where every row is, checked and loaded', async ({ server }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'ventas.xlsx'), salesBook([bad]));
    const args = ['cargar', 'ventas.xlsx', '--nombre', 'SOPMar-2026'];
    for (const more of [['--comprobar'], []]) {
      const ended = await runScript(MAIN, [...args, ...more], { env: settings(server.url), cwd: folder });
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Fila 2: ') });
    }
  });

  test('refuses what is no workbook, and writes no file of errors', async ({ server }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'ventas.xlsx'), '%PDF-1.7');
    const args = ['cargar', 'ventas.xlsx', '--nombre', 'SOPMar-2026', '--errores', 'errores.csv'];
    const { code, stderr } = await runScript(MAIN, args, { env: settings(server.url), cwd: folder });
    expect(code).toBe(1);
    expect(stderr).toContain('El archivo es un PDF con la extensión cambiada.');
    expect(await readdir(folder)).toEqual(['ventas.xlsx']);
  });

  test('saves nothing where the rows with errors cannot be written', async ({ server }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'ventas.xlsx'), salesBook([good]));
    const args = ['cargar', 'ventas.xlsx', '--nombre', 'SOPMar-2026', '--errores', 'no/errores.csv'];
    const { code, stdout, stderr } = await runScript(MAIN, args, { env: settings(server.url), cwd: folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('no/errores.csv: la carpeta no existe');
  });

  test('is for administrators', async ({ server }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'ventas.xlsx'), salesBook([good]));
    const args = ['cargar', 'ventas.xlsx', '--nombre', 'SOPMar-2026'];
    const { code, stderr } = await runScript(MAIN, args, { env: settings(server.url, SELLER), cwd: folder });
    expect(code).toBe(1);
    expect(stderr).toContain('No tienes permisos para realizar esta acción.');
  });
});

test('tasas creates and updates, changes nothing the second time, and judges the whole file first', async ({
  server,
}) => {
  const folder = await tempFolder();
  const sdk = await signedInClient(server.url, ADMIN);
  const rate = async (monedaID: string, mes: number) => {
    const all = await sdk.periodosMoneda.all({ periodoId: 'CUR-2026' }).toArray();
    return all.find((one) => one.monedaID === monedaID && one.mes === mes)?.tasaCambioEUR;
  };
  const run = async (...lines: string[]): Promise<Ended> => {
    await writeFile(join(folder, 'tasas.csv'), ['periodo;moneda;mes;tasa', ...lines].join('\r\n'));
    return runScript(MAIN, ['tasas', 'tasas.csv'], { env: settings(server.url), cwd: folder });
  };

  const before = await rate('PEN', 12);
  expect(await run('CUR-2026;PEN;12;4,05', 'CUR-2026;COP;13;4512,35')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Línea 3: El mes debe ser un número entero entre 1 y 12'),
  });
  expect(await run('CUR-2026;PEN;12;4,05', 'SOP10-2026;COP;10;4512,35')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Línea 3: El mes solo se admite en períodos CUR'),
  });
  expect(await run('CUR-2026;PEN;12;4,05', 'BGT-1999;COP;;1')).toMatchObject({
    code: 1,
    stderr: 'Línea 3: el período BGT-1999 no existe\nNo se ha guardado nada: 1 línea con errores.\n',
  });
  expect(await rate('PEN', 12)).toBe(before);

  const lines = ['CUR-2026;PEN;12;4,051', 'CUR-2026;COP;12;4.512,35'];
  expect((await run(...lines)).code).toBe(0);
  expect([await rate('PEN', 12), await rate('COP', 12)]).toEqual([4.051, 4512.35]);
  const again = await run(...lines);
  expect(again).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Creadas: 0; actualizadas: 0; sin cambios: 2; rechazadas: 0.'),
  });

  const partly = await run('CUR-2026;PEN;12;4,1', 'CUR-2026;XXX;12;1');
  expect(partly).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('Línea 2: CUR-2026 PEN mes 12: actualizada'),
    stderr: expect.stringContaining('Línea 3: CUR-2026 XXX mes 12: La moneda no existe'),
  });
  expect(await rate('PEN', 12)).toBe(4.1);
});

describe('conformidad', () => {
  const both = (url: string, person = SELLER) => ({
    ...settings(url),
    PRESUPUESTO_VENDEDOR_USUARIO: person.nombreUsuario,
    PRESUPUESTO_VENDEDOR_CLAVE: person.clave,
  });

  test('finds that our server keeps the contract, and a server that breaks one rule does not', async ({
    server,
  }) => {
    const ours = await runScript(MAIN, ['conformidad'], { env: both(server.url) });
    expect(ours).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Reglas: \d+ conformes, \d+ no comprobadas$/m),
    });

    const proxy = await startProxy(server.url, {
      change: (text, { url }) =>
        url === '/api/v1/divisiones' ? text.replace('"status":200', '"status":201') : text,
    });
    onTestFinished(() => proxy.close());
    const broken = await runScript(MAIN, ['conformidad', '--json'], { env: both(proxy.url) });
    expect(broken.code).toBe(2);
    expect(JSON.parse(broken.stdout)).toMatchObject({ conforms: false, write: false });
  });

  test('names what it leaves behind when Ctrl+C comes and the server has gone', async ({ server }) => {
    let isGone = false;
    const proxy = await startProxy(server.url, {
      letsThrough: ({ socket }) => {
        if (isGone) socket.destroy();
        return !isGone;
      },
      change: (text, { url }) => {
        if (url === '/api/v1/clientes/crear-cliente' && text.includes('"status":200')) {
          isGone = true;
          child.kill('SIGINT');
        }
        return text;
      },
    });
    onTestFinished(() => proxy.close());
    const child = startProgram(process.execPath, [fromRoot(MAIN), 'conformidad', '--escribir'], {
      env: both(proxy.url),
    });
    const { code, stdout, stderr } = await ended(child);
    expect([code, stdout]).toEqual([130, '']);
    expect(stderr).toMatch(
      /^No se pudo quitar «.+» \(DELETE \/api\/v1\/clientes\/eliminar-cliente\/:id\): no hubo respuesta\.$/m,
    );
  });

  test('blames nobody when it could not run', async ({ server }) => {
    expect(await runScript(MAIN, ['conformidad'], { env: both(server.url, ADMIN) })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'admin no es de tipo VENDEDOR.\n',
    });
  });
});
