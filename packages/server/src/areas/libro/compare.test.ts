import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cambio, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { openBooks, setCell } from '../../test/budget-books.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

// Columns: Cliente, Producto, Clave, January (history) to April; rows: header, Aceros, Zumos.
const [JANUARY, FEBRUARY, MARCH, APRIL] = [3, 4, 5, 6];

onEachDatabase('A budget that comes back as a workbook', (open) => {
  const world = shareWorld(open);

  it('changes nothing when nothing was changed, and says how many figures it compared', async () => {
    const { download, send } = await openBooks(world());
    const { status, data } = await send(await download());
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        descargado: '2026-11-03T10:00:00.000Z',
        comparadas: 16,
        cifras: [],
        noEscritas: [],
        totalNoEscritas: 0,
        sinEntender: [],
        totalSinEntender: 0,
      },
    });
  });

  it('answers what its author changed, what somebody else did since, and what both did', async () => {
    const { download, send, save, figures, aceros, zumos, clock, db } = await openBooks(world());
    const book = await download();
    await save(aceros.ids[2] ?? 0, 'volumen', 44);
    const fecha = clock.now().toISOString();
    await save(zumos.ids[3] ?? 0, 'precio', 3);
    await save(zumos.ids[1] ?? 0, 'volumen', 7);
    setCell(book.volumenTon, 2, FEBRUARY, 12.5);
    setCell(book.volumenTon, 2, MARCH, 48);
    setCell(book.precio, 3, MARCH, 2.5);
    // The same as somebody else: nothing is left to be done.
    setCell(book.volumenTon, 3, FEBRUARY, 7);
    expect(await figures(book)).toEqual([
      'propio Hoja!E2 Aceros 2 volumenTon 10 → 12.5 (10)',
      'ambos Hoja!F2 Aceros 3 volumenTon 10 → 48 (44)',
      'propio Hoja precio!F3 Zumos 3 precio 2 → 2.5 (2)',
      'ajeno Hoja precio!G3 Zumos 4 precio 2 → 2 (3)',
    ]);
    const [own, both] = (await send(book)).data?.cifras ?? [];
    expect(own).toMatchObject({ ventaID: aceros.ids[1], clienteProductoID: aceros.clienteProductoID });
    expect(own).not.toHaveProperty('usuario');
    expect(both).toMatchObject({ usuario: 'ana', fecha });
    const written = await db.select().from(cambio);
    expect(written.map(({ origen }) => origen)).toEqual(['tecleado', 'tecleado', 'tecleado']);
  });

  it('never writes history months, which are named', async () => {
    const { download, send } = await openBooks(world());
    const book = await download();
    setCell(book.volumenTon, 2, JANUARY, 99);
    const { data } = await send(book);
    expect(data?.cifras).toEqual([]);
    expect(data?.noEscritas).toEqual([
      {
        celda: 'Hoja!D2',
        nombreCliente: 'Aceros',
        nombreProducto: 'Tapa',
        anio: 2026,
        mes: 1,
        campo: 'volumenTon',
        descargado: 10,
        libro: 99,
        motivo: 'Los meses anteriores al inicio del período son de solo lectura',
      },
    ]);
  });

  it('names pairs that are not the own any more, and those that never were', async () => {
    const { download, doubts, figures, db, zumos, add } = await openBooks(world());
    const book = await download();
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, zumos.clienteProductoID));
    setCell(book.volumenTon, 3, FEBRUARY, 12);
    expect(await figures(book)).toEqual([]);
    expect(await doubts(book)).toEqual([
      'Hoja, fila 3: «Zumos · Lata» no es de ningún par de su presupuesto',
      'Hoja precio, fila 3: «Zumos · Lata» no es de ningún par de su presupuesto',
    ]);
    await add('Nuevo', 'Bote');
    expect(await figures(await download())).toEqual([]);
  });

  it('is understood sorted, filtered, with more columns and titles, and fewer rows and months', async () => {
    const { download, figures } = await openBooks(world());
    const book = await download();
    setCell(book.volumenTon, 2, FEBRUARY, 12);
    setCell(book.precio, 3, APRIL, 4);
    const { volumenTon, precio } = book;
    volumenTon.rows = [
      ['Mi plan'],
      ...[0, 2, 1].map((at) => {
        const [client = '', product = '', key = null, , february = null] = volumenTon.rows[at] ?? [];
        return [null, product, 'Comentario', february, client, key];
      }),
      ['Total', null, null, 22],
    ];
    precio.rows = precio.rows.filter((_, at) => at !== 1);
    const written = [{ name: 'Notas', rows: [['Clave de colores']] }, book.origen, precio, volumenTon];
    expect(await figures(written)).toEqual([
      'propio Hoja!D4 Aceros 2 volumenTon 10 → 12 (10)',
      'propio Hoja precio!G2 Zumos 4 precio 2 → 4 (2)',
    ]);
  });

  it('finds pairs by their names or codes where the key is gone, and months by dates and other words', async () => {
    const { download, figures } = await openBooks(world());
    const { volumenTon, origen } = await download();
    volumenTon.rows = [
      ['PRODUCTO', 'cliente', { date: 46_054 }, 'marzo de 2026', 'abr-26', 'Mayo 2030', 'Feb 2026 (antes)'],
      ['Lata', 'ZUMOS', 11, '12,5', '1.234,5', 9, 9],
    ];
    expect(await figures([volumenTon, origen])).toEqual([
      'propio Hoja!C2 Zumos 2 volumenTon 10 → 11 (10)',
      'propio Hoja!D2 Zumos 3 volumenTon 10 → 12.5 (10)',
      'propio Hoja!E2 Zumos 4 volumenTon 10 → 1234.5 (10)',
    ]);
    volumenTon.name = 'Mi copia';
    volumenTon.rows[0] = ['Producto', 'Clave', 'Feb 2026 (t)'];
    volumenTon.rows[1] = ['Lata', origen.rows.at(-1)?.[0] ?? null, 11];
    expect(await figures([origen, volumenTon])).toEqual([
      'propio Mi copia!C2 Zumos 2 volumenTon 10 → 11 (10)',
    ]);
  });

  it('names rows whose prices are in another currency than their pairs by now, and offers none of them', async () => {
    const { download, figures, doubts, db, aceros, zumos } = await openBooks(world());
    const book = await download();
    for (const { rows } of [book.precio, book.volumenTon])
      for (const [at, row] of rows.entries()) row.push(at === 0 ? 'Moneda' : 'COP');
    expect(await doubts(book)).toEqual([]);
    await db
      .update(relacionPeriodo)
      .set({ monedaID: 'PEN' })
      .where(inArray(relacionPeriodo.clienteProductoID, [aceros.clienteProductoID, zumos.clienteProductoID]));
    setCell(book.precio, 2, FEBRUARY, 18_000);
    setCell(book.volumenTon, 2, FEBRUARY, 12);
    expect(await figures(book)).toEqual(['propio Hoja!E2 Aceros 2 volumenTon 10 → 12 (10)']);
    expect(await doubts(book)).toEqual([
      'Hoja precio, fila 2: el libro está en COP y el par en PEN: sus precios no se leen',
    ]);
    setCell(book.precio, 2, APRIL + 1, 'pen');
    expect(await doubts(book)).toEqual([]);
    expect(await figures(book)).toContain('propio Hoja precio!E2 Aceros 2 precio 2 → 18000 (2)');
  });

  it('names a month in kilos, which are neither tonnes nor a price, whatever else the book has', async () => {
    const { download, doubts, figures } = await openBooks(world());
    const { volumenTon, precio, origen } = await download();
    setCell(volumenTon, 1, APRIL, 'Abr 2026 (kg)');
    setCell(volumenTon, 2, APRIL, 17_000);
    const unread = (column: string, header: string) =>
      `Hoja, columna ${column}: «${header}» no dice toneladas ni precio: no se lee`;
    for (const book of [
      [volumenTon, precio, origen],
      [volumenTon, origen],
    ]) {
      expect(await figures(book)).toEqual([]);
      expect(await doubts(book)).toEqual([unread('G', 'Abr 2026 (kg)')]);
    }
    setCell(volumenTon, 1, FEBRUARY, 'Feb 2026 (kg)');
    setCell(volumenTon, 1, MARCH, 'Marzo (Kilos)');
    setCell(volumenTon, 1, JANUARY, 'Real');
    expect(await doubts([volumenTon, origen])).toEqual([
      unread('E', 'Feb 2026 (kg)'),
      unread('F', 'Marzo (Kilos)'),
      unread('G', 'Abr 2026 (kg)'),
    ]);
  });

  it('reads months that a spreadsheet shows as numbers or in its own words, and names what it does not understand', async () => {
    const { download, figures, doubts } = await openBooks(world());
    const { volumenTon, origen } = await download();
    // 1 February 2026.
    setCell(volumenTon, 1, FEBRUARY, 46_054);
    setCell(volumenTon, 1, MARCH, 'mar-26');
    setCell(volumenTon, 1, APRIL, '2026/04');
    for (const column of [FEBRUARY, MARCH, APRIL]) setCell(volumenTon, 2, column, 12);
    expect(await figures([volumenTon, origen])).toEqual([
      'propio Hoja!E2 Aceros 2 volumenTon 10 → 12 (10)',
      'propio Hoja!F2 Aceros 3 volumenTon 10 → 12 (10)',
      'propio Hoja!G2 Aceros 4 volumenTon 10 → 12 (10)',
    ]);
    const [header] = volumenTon.rows;
    header?.push('Total 2026', 'Comentario');
    expect(await doubts([volumenTon, origen])).toEqual([]);
    setCell(volumenTon, 1, MARCH, 'March 2026');
    expect(await doubts([volumenTon, origen])).toEqual([
      'Hoja, columna F: «March 2026» no se entiende como mes: no se lee',
      'Hoja, columna H: «Total 2026» no se entiende como mes: no se lee',
    ]);
  });

  it('passes over months of one’s own beside those of the period', async () => {
    const { download, send } = await openBooks(world());
    const book = await download();
    const own = ['Feb 2025 (t)', 'Feb 2025 (t)', 'Abr 2027 (t)', 'Ene 2025', 'Mayo', 'Mar 2026 (kg)'];
    const [header, ...rows] = book.volumenTon.rows;
    header?.push(...own);
    for (const row of rows) row.push(...own.map((_, at) => at + 1));
    const { data } = await send(book);
    expect(data).toMatchObject({ comparadas: 16, cifras: [], noEscritas: [], sinEntender: [] });
  });

  it('names a month that the period does not have once, where one of its name is missing', async () => {
    const { download, send, doubts } = await openBooks(world());
    const book = await download();
    setCell(book.volumenTon, 1, MARCH, 'Mar 2027 (t)');
    setCell(book.volumenTon, 2, MARCH, 12);
    expect(await doubts(book)).toEqual([
      'Hoja, columna F: «Mar 2027 (t)» no es un mes del período: no se lee',
    ]);
    expect((await send(book)).data).toMatchObject({ cifras: [], noEscritas: [] });
  });

  it('names each pair that lacks a month of the period', async () => {
    const { download, send, db } = await openBooks(world());
    const book = await download();
    const key = Number(book.volumenTon.rows[2]?.[2]);
    await db.delete(venta).where(and(eq(venta.clienteProductoPeriodoID, key), eq(venta.mes, 3)));
    setCell(book.volumenTon, 3, MARCH, 12);
    expect((await send(book)).data?.noEscritas).toMatchObject([
      { celda: 'Hoja!F3', libro: 12, motivo: 'El par no tiene ese mes' },
    ]);
  });

  it('says of each cell that it does not understand why', async () => {
    const { download, doubts, figures } = await openBooks(world());
    const book = await download();
    setCell(book.volumenTon, 2, FEBRUARY, 'doce');
    setCell(book.volumenTon, 2, MARCH, -3);
    setCell(book.volumenTon, 2, APRIL, null);
    setCell(book.volumenTon, 3, FEBRUARY, { error: '#REF!' });
    setCell(book.volumenTon, 3, MARCH, { date: 46_054 });
    setCell(book.volumenTon, 3, APRIL, 1e12);
    expect(await doubts(book)).toEqual([
      'Hoja!E2: «doce» no es un número',
      'Hoja!F2: «-3» es negativo',
      'Hoja!G2: está vacía: escriba 0 si el mes queda a cero; si lleva una fórmula, guarde antes el libro en Excel',
      'Hoja!E3: «#REF!» no es un número',
      'Hoja!F3: «2026-02-01» es una fecha, no un número',
      'Hoja!G3: «1000000000000» es demasiado grande',
    ]);
    expect(await figures(book)).toEqual([]);
  });

  it('never guesses: repeated pairs and months, and keys against names, are named', async () => {
    const { download, doubts, figures } = await openBooks(world());
    const book = await download();
    book.volumenTon.rows.push(['Aceros', 'Tapa', book.volumenTon.rows[1]?.[2] ?? null, 1, 2, 3, 4]);
    setCell(book.precio, 1, APRIL, 'Mar 2026 (precio kg)');
    setCell(book.precio, 2, 0, 'Zumos');
    setCell(book.precio, 2, 1, 'Lata');
    expect(await figures(book)).toEqual([]);
    expect(await doubts(book)).toEqual([
      'Hoja precio, columna F: «Mar 2026 (precio kg)» está en más de una columna: deje una',
      'Hoja precio, columna G: «Mar 2026 (precio kg)» está en más de una columna: deje una',
      'Hoja, fila 2: el par está repetido en las filas 2, 4: deje una',
      'Hoja, fila 4: el par está repetido en las filas 2, 4: deje una',
      'Hoja precio, fila 2: la clave es de «Aceros · Tapa», pero la fila dice «Zumos · Lata»',
    ]);
  });

  it('compares to the decimals that are kept', async () => {
    const { download, figures } = await openBooks(world());
    const book = await download();
    setCell(book.volumenTon, 2, FEBRUARY, 10.000_000_000_000_2);
    setCell(book.volumenTon, 2, MARCH, { formula: 'F3*1.0333333', value: '10.333333' });
    setCell(book.precio, 2, MARCH, 2.000_04);
    expect(await figures(book)).toEqual(['propio Hoja!F2 Aceros 3 volumenTon 10 → 10.333 (10)']);
  });
});
