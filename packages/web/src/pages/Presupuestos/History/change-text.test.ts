import { ORIGENES_CAMBIO } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { figureText, originText } from './change-text.ts';

test('every origin has its words, and one of a later version its own', () => {
  expect(ORIGENES_CAMBIO.map(originText)).toEqual([
    'tecleado',
    'pegado',
    'replicado',
    'copiado del referente',
    'reparto de un total',
    'deshecho',
    'de un libro de Excel',
    'restaurado',
    'de un archivo de ventas',
  ]);
  expect(originText('dictado')).toBe('dictado');
});

test('a figure is said as it is kept, with its unit', () => {
  expect(figureText('volumenTon', 1234.567, 'COP')).toBe('1.234,567 t');
  expect(figureText('precio', 6500.1234, 'COP')).toBe('6.500,1234 COP/kg');
});
