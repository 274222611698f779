import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readCells } from '../../../fixtures/workbook-parts.ts';
import { writeErrors } from './error-workbook.ts';

const valores = {
  'Código Vendedor': '007',
  'Código Cliente': 'C-0001',
  'Código Producto': 'P-99',
  Año: '2025',
  Mes: '10',
  Toneladas: '1.234,5',
  'Precio Kg': '0,1234',
  Moneda: 'COP',
};

const resultOf = (filas: readonly { fila: number; motivo: string; valores: Record<string, string> }[]) => ({
  totalVentasGuardadas: 0,
  totalVentasErrores: filas.length,
  listaErroresFila: filas.map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`),
  filasConError: [...filas],
});

it('holds each bad row as it was, with its reason: codes as texts, figures as numbers', async () => {
  const motivo = 'el producto «P-99» no existe';
  const rows = await readCells(await writeErrors(resultOf([{ fila: 12, motivo, valores }])));
  expect(rows).toEqual([
    [
      'Código Vendedor',
      'Código Cliente',
      'Código Producto',
      'Año',
      'Mes',
      'Toneladas',
      'Precio Kg',
      'Moneda',
      'Motivo',
    ],
    ['007', 'C-0001', 'P-99', 2025, 10, 1234.5, 0.1234, 'COP', `Fila 12: ${motivo}`],
  ]);
});

it('keeps what is no number as it was written, and says the row once', async () => {
  const odd = { ...valores, Mes: '13/10/2025', Toneladas: 'doce', 'Precio Kg': '', Moneda: '' };
  const rows = await readCells(
    await writeErrors(resultOf([{ fila: 3, motivo: 'Fila 3: sin precio', valores: odd }])),
  );
  expect(rows[1]).toEqual([
    '007',
    'C-0001',
    'P-99',
    2025,
    '13/10/2025',
    'doce',
    null,
    null,
    'Fila 3: sin precio',
  ]);
});

it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '<b>&"x"</b>', '=HYPERLINK("http://a")'])(
  'a text that looks like a formula or like markup stays a text: %s',
  async (text) => {
    const row = { ...valores, 'Código Cliente': text, Toneladas: text };
    const rows = await readCells(await writeErrors(resultOf([{ fila: 2, motivo: text, valores: row }])));
    expect([rows[1]?.[1], rows[1]?.[5], rows[1]?.[8]]).toEqual([text, text, `Fila 2: ${text}`]);
  },
);

it('a server that sends the reasons alone gives a workbook of reasons', async () => {
  const listaErroresFila = ['Fila 2: falta el precio', 'Fila 9: el mes no es válido'];
  const result = { totalVentasGuardadas: 1, totalVentasErrores: 2, listaErroresFila };
  for (const filasConError of [undefined, null, []]) {
    const rows = await readCells(await writeErrors({ ...result, filasConError }));
    expect(rows).toEqual([['Motivo'], ...listaErroresFila.map((text) => [text])]);
  }
});

it('ten thousand bad rows are written whole', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ fila: at + 2, motivo: 'sin precio', valores }));
  const rows = await readCells(await writeErrors(resultOf(many)));
  expect(rows).toHaveLength(10_001);
  expect(rows.at(-1)?.at(-1)).toBe('Fila 10001: sin precio');
});

it('keeps a text to the letter that a workbook would read as an escape', async () => {
  const odd = { ...valores, 'Código Cliente': 'C_x0041_1' };
  const file = await writeErrors(resultOf([{ fila: 3, motivo: 'x', valores: odd }]));
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
  expect(sheet?.rows[1]?.[1]).toBe('C_x0041_1');
});
