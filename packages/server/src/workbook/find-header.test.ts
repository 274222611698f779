import { describe, expect, it } from 'vitest';
import { bookOf, sheetOf } from '../test/workbook/book.ts';
import { readCells } from '../test/workbook/read.ts';

const columns = [{ name: 'Código Vendedor' }, { name: 'Año' }, { name: 'Moneda', isOptional: true }];

const row = (number: number, ...texts: string[]): string => {
  const cells = texts.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`));
  return `<row r="${number}">${cells.join('')}</row>`;
};

const read = (...rows: string[]): Promise<string[][]> =>
  readCells(bookOf({ sheet: sheetOf(rows.join('')) }), { columns });

describe('The header', () => {
  it('is compared without case, accents and blanks, in any order, among other columns', async () => {
    const header = row(1, 'Notas', ' AÑO', 'moneda', 'CODIGO  VENDEDOR ', 'Notas');
    expect(await read(header, row(2, 'x', '2025', 'EUR', 'V1'))).toEqual([
      ['2', 'text V1', 'text 2025', 'text EUR'],
    ]);
  });

  it('may have its line broken, and its accents written apart', async () => {
    const header = row(1, 'Co\u0301digo\nVendedor', 'An\u0303o');
    expect(await read(header, row(2, 'V1', '2025'))).toEqual([['2', 'text V1', 'text 2025', '']]);
  });

  it.each([1, 2, 10])('may stand in row %i, and rows begin below it', async (number) => {
    const before = number === 1 ? '' : row(number - 1, 'Ventas', 'Año');
    const rows = await read(before, row(number, 'Código Vendedor', 'Año'), row(number + 2, 'V1', '2025'));
    expect(rows).toEqual([[String(number + 2), 'text V1', 'text 2025', '']]);
  });

  it('is not looked for below row 10', async () => {
    const late = read(row(3, 'Ventas'), row(11, 'Código Vendedor', 'Año'), row(12, 'V1', '2025'));
    await expect(late).rejects.toMatchObject({
      code: 'missing-header',
      message: 'Faltan las columnas «Código Vendedor» y «Año» en las 10 primeras filas de la hoja «Ventas».',
    });
  });

  it('is missed by the columns that the nearest row lacks', async () => {
    const near = read(row(1, 'Informe'), row(2, 'Cliente', 'Año'), row(3, 'V1', '2025'));
    await expect(near).rejects.toMatchObject({
      code: 'missing-header',
      message: 'Falta la columna «Código Vendedor» en las 10 primeras filas de la hoja «Ventas».',
    });
    await expect(read()).rejects.toMatchObject({ code: 'missing-header' });
  });

  it('is refused when it has a column twice', async () => {
    await expect(read(row(1, 'Código Vendedor', 'Año', 'AÑO'))).rejects.toMatchObject({
      code: 'repeated-header',
      message: 'La columna «Año» está repetida. Deje una de cada y vuelva a cargar el archivo.',
    });
  });
});
