import { loadName } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { parseLoadName } from './load-name.ts';

it.each(Array.from({ length: 12 }, (_, index) => index + 1))('knows the load of month %i', (mes) => {
  const month = String(mes).padStart(2, '0');
  expect(parseLoadName(loadName('SOP', mes, 2025))).toMatchObject({ mes, periodoID: `SOP${month}-2025` });
  expect(parseLoadName(loadName('CUR', mes, 2025))).toMatchObject({ mes, periodoID: 'CUR-2025' });
});

it.each([
  'BGTOct-2025',
  'SOPoct-2025',
  'sopOct-2025',
  'SOPOct-25',
  'SOPOct2025',
  'SOPXyz-2025',
  'SOPOct-2025 ',
  'SOPOct-0000',
  '../SOPOct-2025',
])('refuses the name %j', (nombre) => {
  expect(() => parseLoadName(nombre)).toThrow('El nombre de la carga no es válido');
});
