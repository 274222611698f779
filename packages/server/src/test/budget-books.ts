import type { ComparacionLibro, VentaPeriodo } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import { cliente, producto } from '../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from './company.ts';
import { type BookTab, type BudgetBook, bookOfTabs, downloadedBook } from './workbook/budget-book.ts';
import type { World } from './world.ts';

export const BOOK_PERIOD = 'SOP02-2026';
export const COMPARE = '/api/v1/ventas/libro';

interface Answer {
  status: number;
  message: string;
  data: ComparacionLibro | undefined;
}

/** Ana's plan from February 2026 with the pairs Aceros · Tapa and Zumos · Lata, months to April; 10 t at 2 everywhere. */
export async function openBooks(world: World) {
  const { db, url, call, signIn, clock } = world;
  const { vendedorID } = await addSeller(db, 'ana');
  await addPeriod(db, BOOK_PERIOD, { mesInicio: 2, cantidadMeses: 3 });
  const months = [1, 2, 3, 4].map((mes) => ({ anio: 2026, mes, volumenTon: '10', precio: '2' }));
  const add = async (nombreCliente: string, nombreProducto: string, of = vendedorID) => {
    const pair = await addPair(db, of);
    await db.update(cliente).set({ nombre: nombreCliente }).where(eq(cliente.clienteID, pair.clienteID));
    await db.update(producto).set({ nombre: nombreProducto }).where(eq(producto.productoID, pair.productoID));
    const ids = await addRow(db, pair, BOOK_PERIOD, months);
    return { ...pair, ids };
  };
  const aceros = await add('Aceros', 'Tapa');
  const zumos = await add('Zumos', 'Lata');
  const token = await signIn('ana', testKey);

  const sendFile = async (
    file: Uint8Array,
    { as = token, periodoID = BOOK_PERIOD, fileName = 'presupuesto.xlsx' } = {},
  ): Promise<Answer> => {
    const form = new FormData();
    form.set('periodoID', periodoID);
    form.set('file', new Blob([new Uint8Array(file)]), fileName);
    const response = await fetch(`${url}${COMPARE}`, {
      method: 'POST',
      headers: { 'x-token': as },
      body: form,
    });
    const { message, data } = (await response.json()) as Omit<Answer, 'status'>;
    return { status: response.status, message, data };
  };
  const save = (ventaID: number, what: 'volumen' | 'precio', figure: number, as = token) => {
    const name = what === 'precio' ? what : 'volumenTon';
    return call('PUT', `/api/v1/ventas/${ventaID}/${what}`, { token: as, query: { [name]: figure } });
  };
  const send = (book: BudgetBook | readonly BookTab[], options: Parameters<typeof sendFile>[1] = {}) =>
    sendFile(bookOfTabs('origen' in book ? Object.values(book) : book), options);

  return {
    ...world,
    vendedorID,
    token,
    clock,
    aceros,
    zumos,
    add,
    save,
    sendFile,
    send,
    async download(data: Record<string, string> = {}): Promise<BudgetBook> {
      const { body } = await call('GET', `/api/v1/ventas/periodo/${BOOK_PERIOD}`, {
        token,
        query: { pageSize: 5000 },
      });
      return downloadedBook(body.data as VentaPeriodo[], data);
    },
    /** What a book changes: `propio Hoja!E2 Aceros 2 volumenTon 10 → 12 (10)`, the figure now in brackets. */
    async figures(book: BudgetBook | readonly BookTab[]): Promise<string[]> {
      const { data, message } = await send(book);
      if (!data) throw new Error(message);
      return data.cifras.map(
        ({ estado, celda, nombreCliente, mes, campo, descargado, libro, actual }) =>
          `${estado} ${celda} ${nombreCliente} ${mes} ${campo} ${descargado} → ${libro} (${actual})`,
      );
    },
    /** What of a book is not understood. */
    async doubts(book: BudgetBook | readonly BookTab[]): Promise<string[]> {
      const { data, message } = await send(book);
      if (!data) throw new Error(message);
      return data.sinEntender.map(({ celda, motivo }) => `${celda}: ${motivo}`);
    },
  };
}

/** Sets the cell of a row (from 1) and a column (from 0). */
export function setCell(
  tab: BookTab,
  row: number,
  column: number,
  value: BookTab['rows'][number][number],
): void {
  const cells = tab.rows[row - 1];
  if (cells === undefined) throw new Error(`There is no row ${row}`);
  cells[column] = value;
}
