import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { errorsText } from './errors-text.ts';

const result = {
  totalVentasGuardadas: 1,
  totalVentasErrores: 1,
  listaErroresFila: ['Fila 3: el producto «P» no existe'],
};
const read = (text: string): Record<string, string>[] =>
  parse(text, { delimiter: ';', bom: true, columns: true });

it('writes the bad rows with their reasons and what they held', () => {
  const valores = { 'Código Producto': '=P', Toneladas: '1.234,5' };
  const [row] = read(
    errorsText({ ...result, filasConError: [{ fila: 3, motivo: 'el producto «P» no existe', valores }] }),
  );
  expect(row).toMatchObject({
    Fila: '3',
    Motivo: 'el producto «P» no existe',
    'Código Producto': "'=P",
    Toneladas: '1.234,5',
    Moneda: '',
  });
});

it('writes the reasons alone where a server sends no more, and a header when nothing was wrong', () => {
  expect(read(errorsText(result))).toMatchObject([{ Fila: '', Motivo: 'Fila 3: el producto «P» no existe' }]);
  expect(read(errorsText({ ...result, listaErroresFila: [] }))).toEqual([]);
});
