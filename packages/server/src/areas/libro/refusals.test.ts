import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cliente, periodo, producto } from '../../db/schema.ts';
import { BOOK_PERIOD, COMPARE, openBooks } from '../../test/budget-books.ts';
import { addPeriod, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { bookOf } from '../../test/workbook/book.ts';
import { bookOfTabs, downloadedBook } from '../../test/workbook/budget-book.ts';
import { zip } from '../../test/workbook/zip.ts';
import { onEachDatabase, withWorld } from '../../test/world.ts';

const AGAIN = 'Descargue el libro de nuevo y copie en él sus cifras.';

onEachDatabase('A workbook that is no budget of the one who sends it', (open) => {
  const world = shareWorld(open);

  it('is refused with the period that it is of', async () => {
    const { db, download, send } = await openBooks(world());
    await addPeriod(db, 'BGT-2027');
    expect(await send(await download(), { periodoID: 'BGT-2027' })).toEqual({
      status: 400,
      message: 'El libro es del período SOP02-2026, y aquí está abierto BGT-2027.',
      data: undefined,
    });
  });

  it('is refused with the salesperson whose it is', async () => {
    const { db, download, send, signIn } = await openBooks(world());
    await addSeller(db, 'bruno');
    const bruno = await signIn('bruno', testKey);
    const { message } = await send(await download({ 'Nombre del vendedor': 'Ana Ruiz' }), { as: bruno });
    expect(message).toBe('El libro es del presupuesto de otro vendedor: Ana Ruiz.');
  });

  it('is refused with the installation that it comes from, though that has the same numbers', async () => {
    const { db, download, send, aceros, zumos } = await openBooks(world());
    const book = await download();
    for (const { clienteID, productoID } of [aceros, zumos]) {
      const [nombre, code] = [`Otro ${clienteID}`, `X-${clienteID}`];
      await db.update(cliente).set({ nombre, clienteCodigo: code }).where(eq(cliente.clienteID, clienteID));
      await db.update(producto).set({ productoCodigo: code }).where(eq(producto.productoID, productoID));
    }
    const message = 'El libro se descargó de otra instalación (https://presupuesto.example).';
    expect(await send(book)).toMatchObject({ status: 400, message });
  });

  it('is refused when its hidden sheet is gone, is another version’s or has no figures', async () => {
    const { download, send } = await openBooks(world());
    const { volumenTon, precio, origen } = await download();
    expect((await send([volumenTon, precio])).message).toBe(
      `El libro no tiene la hoja oculta «Hoja origen», que dice lo que se descargó. ${AGAIN}`,
    );
    const { message } = await send(await download({ Formato: '2' }));
    expect(message).toBe(`El libro es de otra versión de la aplicación. ${AGAIN}`);
    expect((await send(downloadedBook([], { Período: BOOK_PERIOD }))).message).toBe(
      `El libro no trae ninguna cifra. ${AGAIN}`,
    );
    expect((await send([origen])).message).toBe(
      'El libro no tiene las hojas «Hoja» y «Hoja precio», que son las que se leen.',
    );
    volumenTon.rows.shift();
    expect((await send([volumenTon, origen])).data?.sinEntender).toEqual([
      {
        celda: 'Hoja',
        motivo: 'falta la fila de encabezados, con Cliente, Producto, Clave y los meses',
      },
    ]);
  });

  it('is refused while its period takes no budget, and when nobody knows the period', async () => {
    const { db, download, send } = await openBooks(world());
    const book = await download();
    expect(await send(book, { periodoID: 'SOP09-2031' })).toMatchObject({
      status: 404,
      message: 'El período no existe',
    });
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, BOOK_PERIOD));
    expect(await send(book)).toMatchObject({ status: 400, message: 'El período está cerrado' });
  });

  it('is taken from salespeople alone', async () => {
    const { db, download, send, signIn, call } = await openBooks(world());
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    const jefa = await signIn('jefa', testKey);
    expect((await send(await download(), { as: jefa })).status).toBe(403);
    expect((await call('POST', COMPARE)).status).toBe(401);
  });
});

const hostile: [string, Buffer, string][] = [
  ['nothing', Buffer.alloc(0), 'El archivo está vacío.'],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
    'El archivo está protegido con contraseña o es de un formato antiguo (.xls). Ábralo en Excel, guárdelo como «Libro de Excel (.xlsx)» y vuelva a subirlo.',
  ],
  ['a text', Buffer.from('Cliente;Producto'), 'es un texto (por ejemplo, CSV o HTML)'],
  ['a zip of something else', zip([{ name: 'foto.txt', content: 'x' }]), 'no es un libro de Excel'],
  ['half a workbook', bookOf().subarray(0, 300), 'El archivo está incompleto o dañado.'],
  ['a workbook of something else', bookOf(), 'El libro no tiene la hoja oculta «Hoja origen»'],
  [
    'a bomb',
    bookOfTabs([{ name: 'Hoja', rows: [['Clave', ' '.repeat(250_000_000)]] }]),
    'El libro contiene demasiado. Quite las hojas que haya añadido y vuelva a subirlo.',
  ],
  [
    'more rows than a budget has',
    bookOfTabs([
      {
        name: 'Hoja',
        rows: [
          ['Clave', 'Ene 2026 (t)'],
          ...Array.from({ length: 50_000 }, (_, at) => [at, `x${'y'.repeat(50)}`]),
        ],
      },
    ]),
    'El libro contiene demasiado. Quite las hojas que haya añadido y vuelva a subirlo.',
  ],
];

withWorld('A file that nobody should open', (open) => {
  let books: Awaited<ReturnType<typeof openBooks>>;
  let dataDir: string;
  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-libro-'));
    books = await openBooks(await open({ settings: { dataDir } }));
  });

  it.each(hostile)('is refused, and nothing of it kept: %s', async (_, file, message) => {
    const answer = await books.sendFile(file);
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect(fs.readdirSync(join(dataDir, 'cargas'))).toEqual([]);
  });

  it('is refused by its name, and a form by what it lacks', async () => {
    const { sendFile, download, url, token } = books;
    const book = bookOfTabs(Object.values(await download()));
    expect(await sendFile(book, { fileName: 'presupuesto.xls' })).toMatchObject({
      status: 400,
      message: 'Solo se permiten archivos con extensión .xlsx o .xlsm',
    });
    expect((await sendFile(book, { periodoID: ' ' })).message).toBe('Debe seleccionar un período');
    const body = new FormData();
    body.set('periodoID', BOOK_PERIOD);
    const answer = await fetch(`${url}${COMPARE}`, { method: 'POST', headers: { 'x-token': token }, body });
    expect(await answer.json()).toMatchObject({ status: 400, message: 'Debe seleccionar un archivo' });
  });
});
