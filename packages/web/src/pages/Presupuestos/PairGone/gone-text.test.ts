import { expect, test } from 'vitest';
import { goneText } from './gone-text.ts';

const PAIR = { nombreCliente: 'Envases Andinos', nombreProducto: 'Lámina TFS' };
const volume = { ventaID: 1, field: 'volumenTon', valor: 413.5 } as const;
const price = { ventaID: 1, field: 'precio', valor: 2500 } as const;

test.each([
  [[], 'Envases Andinos · Lámina TFS ya no está en su lista.'],
  [[volume], 'Envases Andinos · Lámina TFS ya no está en su lista; «413,5» no se ha guardado.'],
  [
    [volume, price],
    'Envases Andinos · Lámina TFS ya no está en su lista; «413,5» y «2500» no se han guardado.',
  ],
])('a pair that is gone is named with what was being typed in it', (figures, text) => {
  expect(goneText({ ...PAIR, figures })).toBe(text);
});
