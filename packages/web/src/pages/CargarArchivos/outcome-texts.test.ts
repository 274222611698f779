import type { Purpose } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { outcomeTexts, rowsReadText } from './outcome-texts.ts';

const texts = (purpose: Purpose, totalVentasGuardadas: number, totalVentasErrores: number) =>
  outcomeTexts({ purpose, resultado: { totalVentasGuardadas, totalVentasErrores, listaErroresFila: [] } });

it('a load without errors says the specified texts', () => {
  expect(texts('load', 1200, 0)).toEqual({
    tone: 'success',
    lines: [
      '¡Archivo cargado exitosamente! Se procesaron 1.200 ventas correctamente.',
      'Proceso de carga de archivo finalizado exitosamente.',
    ],
  });
});

it('a load with bad rows does not claim to have gone well', () => {
  expect(texts('load', 120, 3)).toEqual({
    tone: 'warning',
    lines: [
      'Archivo cargado en parte. Se procesaron 120 ventas correctamente; 3 filas tienen errores y no se han cargado.',
      'Proceso de carga de archivo finalizado con errores.',
    ],
  });
  expect(texts('load', 1, 1).lines[0]).toBe(
    'Archivo cargado en parte. Se procesó 1 venta correctamente; 1 fila tiene errores y no se ha cargado.',
  );
  expect(texts('load', 0, 1).lines[0]).toBe(
    'No se ha guardado ninguna venta: 1 fila tiene errores y no se ha cargado.',
  );
});

it('a check says what a load would come to, and that nothing was saved', () => {
  expect(texts('check', 1, 0)).toEqual({
    tone: 'info',
    lines: [
      'El archivo no tiene errores: se guardaría 1 venta.',
      'Comprobación finalizada. No se ha guardado nada.',
    ],
  });
  expect(texts('check', 0, 2).lines[0]).toBe(
    'El archivo tiene errores: no se guardaría ninguna venta y 2 filas tienen errores.',
  );
  expect(texts('check', 20, 2)).toMatchObject({
    tone: 'warning',
    lines: [
      'El archivo tiene errores: se guardarían 20 ventas y 2 filas tienen errores.',
      'Comprobación finalizada. No se ha guardado nada.',
    ],
  });
});

it('says how far a file is read, of one row too', () => {
  expect(rowsReadText(12_300)).toBe('12.300 filas leídas');
  expect(rowsReadText(1)).toBe('1 fila leída');
  expect(rowsReadText(null)).toBe('');
});
