import type { ResultadoCarga } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cliente, pais } from '../../../db/schema.ts';
import { required } from '../../../test/company.ts';
import { openLoading } from '../../../test/loading.ts';
import type { SalesCell } from '../../../test/workbook/sales-book.ts';
import { withWorld } from '../../../test/world.ts';

const sale = (mes: number, price: number, currency: string | null): SalesCell[] => [
  'V-ana',
  'C-1',
  'P-1',
  2025,
  mes,
  10,
  price,
  currency,
];

withWorld('Codes of a sales file', (open) => {
  const renamed = async (...codes: [string, string]) => {
    const loading = await openLoading(await open());
    for (const [at, clienteCodigo] of codes.entries()) {
      const id = required(loading.clientIDs[at]);
      await loading.db.update(cliente).set({ clienteCodigo }).where(eq(cliente.clienteID, id));
    }
    const loadRows = async (rows: SalesCell[][]) => (await loading.load(rows, 'SOPOct-2025')).data;
    const load = (code: SalesCell) => loadRows([sale(10, 5, null).with(1, code)]);
    return { ...loading, load, loadRows };
  };
  const refusedRows = async (loaded: Promise<ResultadoCarga | undefined>) =>
    (await loaded)?.filasConError ?? [];

  it('are found as numbers that are shown with zeros before them', async () => {
    const { load, figures } = await renamed('00012', '0013');
    expect(await load(12)).toMatchObject({ listaErroresFila: [] });
    expect(await figures('SOP10-2025')).toEqual(['ana 00012 P-1 2025-10: 10.000 5.0000']);
  });

  it('are refused as a number that more than one of them may be, and taken as a text', async () => {
    const { load, figures } = await renamed('12', '00012');
    const motivo = 'el cliente «12» puede ser «12» o «00012»; escriba el código como texto';
    expect(await load(12)).toMatchObject({ listaErroresFila: [`Fila 2: ${motivo}`] });
    expect(await load('00012')).toMatchObject({ listaErroresFila: [] });
    expect(await figures('SOP10-2025')).toEqual(['ana 00012 P-1 2025-10: 10.000 5.0000']);
  });

  it('are listed in full with a refused row whose numbers are shown with zeros before them', async () => {
    const { load, loadRows } = await renamed('00012', '0013');
    const [refused] = await refusedRows(loadRows([sale(10, -1, null).with(1, 12)]));
    expect(refused?.valores['Código Cliente']).toBe('00012');
    expect(await load('00012')).toMatchObject({ totalVentasGuardadas: 1 });
  });

  it('are all listed with a refused row whose number may be several, so that none is taken for it', async () => {
    const { load, loadRows } = await renamed('12', '00012');
    const [refused] = await refusedRows(loadRows([sale(10, 5, null).with(1, 12)]));
    expect(refused?.valores['Código Cliente']).toBe('12 o 00012');
    expect(await load('12 o 00012')).toMatchObject({
      listaErroresFila: ['Fila 2: el cliente «12 o 00012» no existe'],
    });
  });

  it('are found by the listed text of a number that none had, once one has it with zeros before it', async () => {
    const { db, load, loadRows, clientIDs, figures } = await renamed('A', 'B');
    const [refused] = await refusedRows(loadRows([sale(10, 5, null).with(1, 12)]));
    const text = required(refused).valores['Código Cliente'];
    expect(text).toBe('12');
    const own = eq(cliente.clienteID, required(clientIDs[0]));
    await db.update(cliente).set({ clienteCodigo: '00012' }).where(own);
    expect(await load(required(text))).toMatchObject({ listaErroresFila: [] });
    expect(await figures('SOP10-2025')).toEqual(['ana 00012 P-1 2025-10: 10.000 5.0000']);
  });

  it('are not guessed from digits that may be several of them', async () => {
    const { load } = await renamed('012', '00012');
    expect(await load('12')).toMatchObject({ listaErroresFila: ['Fila 2: el cliente «12» no existe'] });
  });

  it.each(['A  7', 'A\u00a0\u2003 7', 'A 7\u200b', ' A\t7 '])(
    'are found by what is seen of them: %j',
    async (code) => {
      const { load, figures } = await renamed('A 7', 'A7');
      expect(await load(code)).toMatchObject({ listaErroresFila: [] });
      expect(await figures('SOP10-2025')).toEqual(['ana A 7 P-1 2025-10: 10.000 5.0000']);
    },
  );

  it('are found as they have been stored before, with what nobody sees', async () => {
    const { load, figures } = await renamed('A 7', 'A\u00a0\u00a07');
    expect(await load('A\u00a0\u00a07')).toMatchObject({ listaErroresFila: [] });
    expect(await figures('SOP10-2025')).toEqual(['ana A\u00a0\u00a07 P-1 2025-10: 10.000 5.0000']);
  });

  it('are found by what is seen where one alone has been stored before with more', async () => {
    const { load } = await renamed('A\u00a0\u00a07', 'B');
    expect(await load('A 7')).toMatchObject({ listaErroresFila: [] });
  });
});

withWorld('A sales file for a client that has moved to another country', (open) => {
  it('says prices in the currency that the row has kept, and never leaves it out', async () => {
    const { db, load, figures, clientIDs } = await openLoading(await open());
    await load([sale(10, 4500, 'COP')], 'SOPOct-2025');
    const [peru] = await db.select().from(pais).where(eq(pais.nombre, 'Perú'));
    await db
      .update(cliente)
      .set({ paisID: required(peru).paisID })
      .where(eq(cliente.clienteID, required(clientIDs[0])));

    const refused = await load([sale(10, 4, 'PEN'), sale(10, 5, null)], 'SOPOct-2025');
    expect(refused.data?.listaErroresFila).toEqual([
      'Fila 2: la moneda «PEN» no es la de esta fila, que está en COP en SOP10-2025',
      'Fila 3: falta la moneda: esta fila está en COP en SOP10-2025 y al cliente «C-1» se le vende ahora en PEN',
    ]);
    expect(await figures('SOP10-2025')).toEqual(['ana C-1 P-1 2025-10: 10.000 4500.0000']);
    await load([sale(10, 4600, 'COP')], 'SOPOct-2025');
    expect(await figures('SOP10-2025')).toEqual(['ana C-1 P-1 2025-10: 10.000 4600.0000']);
  });
});
