import { expect, it } from 'vitest';
import { previewText, saidText } from './entry-text.ts';

const written = {
  kind: 'written',
  origen: 'tecleado',
  count: 6,
  left: {},
  unclear: 0,
  names: 0,
  totals: 0,
} as const;

it('says what an operation would do, with what it makes of the selection', () => {
  const preview = { figures: 12, cells: 12, before: 430.5, after: 452, left: {} };
  expect(previewText(preview, 'volumenTon', 't')).toBe('12 cifras: 430,5 → 452 t (+21,5)');
  expect(previewText({ ...preview, figures: 1, before: 2, after: 2.06 }, 'precio', 'COP/kg')).toBe(
    '1 cifra: 2 → 2,06 COP/kg (+0,06)',
  );
  expect(previewText({ ...preview, figures: 1, before: 52.5, after: 55.13 }, 'volumenTon', 't')).toBe(
    '1 cifra: 52,5 → 55,13 t (+2,63)',
  );
  expect(previewText({ ...preview, figures: 0 }, 'volumenTon', 't')).toBe('Ninguna cifra cambiaría');
  // Prices of several currencies have no mean.
  const mixed = { ...preview, before: null, after: null };
  expect(previewText(mixed, 'precio', 'moneda local/kg')).toBe('12 cifras, cada una en su moneda');
});

it.each([
  [written, '6 cifras escritas'],
  [{ ...written, count: 1 }, '1 cifra escrita'],
  [{ ...written, origen: 'pegado', unclear: 2 }, '6 cifras pegadas · 2 cifras no se entienden'],
  [
    { ...written, origen: 'pegado', names: 1, totals: 2 },
    '6 cifras pegadas · 1 nombre omitido · 2 totales omitidos',
  ],
  [
    { ...written, origen: 'pegado', names: 1_200, totals: 1 },
    '6 cifras pegadas · 1.200 nombres omitidos · 1 total omitido',
  ],
  [{ ...written, origen: 'referente', count: 1 }, '1 cifra copiada del referente'],
  [
    { ...written, origen: 'referente', count: 0, left: { 'no reference': 3 } },
    'Ninguna cifra ha cambiado · 3 cifras sin referente',
  ],
  [
    { ...written, origen: 'reparto', count: 0, left: { 'below history': 1 } },
    'Ninguna cifra ha cambiado · los meses de historia ya suman más',
  ],
  [
    { ...written, left: { 'not savable': 1 } },
    '6 cifras escritas · 1 cifra no cabe: negativa o demasiado grande',
  ],
  [
    { ...written, count: 0, left: { 'not savable': 6 } },
    'Ninguna cifra ha cambiado · 6 cifras no caben: negativas o demasiado grandes',
  ],
  [{ ...written, left: { history: 1 } }, '6 cifras escritas · 1 cifra de historia no se escribe'],
] as const)('says what an edit came to: %j', (said, text) => {
  expect(saidText(said)).toBe(text);
});

it('says why nothing is written', () => {
  expect(saidText({ kind: 'not understood', text: 'doce' })).toContain('«doce» no es una cifra');
  expect(saidText({ kind: 'gone', text: '44' })).toBe(
    '«44» no se ha escrito: su celda ya no está en la hoja. Siga con una flecha, Esc o un clic.',
  );
  const par = { nombreCliente: 'Envases Andinos', nombreProducto: 'Lámina TFS' };
  expect(saidText({ kind: 'gone', text: '', par })).toBe(
    'Envases Andinos · Lámina TFS ya no está en la hoja. Siga con una flecha, Esc o un clic.',
  );
  expect(saidText({ kind: 'not pasted', refusal: { why: 'other row', text: 'Tapa' } })).toBe(
    'Nada pegado: «Tapa» es otra fila; empiece a pegar en ella',
  );
  expect(saidText({ kind: 'not pasted', refusal: { why: 'unclear figure', text: '5,127' } })).toBe(
    'Nada pegado: «5,127» se puede leer de dos maneras, con miles o con decimales',
  );
  expect(saidText({ kind: 'reference awaited', text: '=ref+3%' })).toBe(
    '«=ref+3%» no se ha escrito: el referente aún no ha llegado.',
  );
  expect(saidText({ kind: 'reference awaited', text: '' })).toBe(
    'No se ha escrito nada: el referente aún no ha llegado.',
  );
  expect(saidText({ kind: 'read only', why: 'view' })).toContain('Las ventas se calculan');
});
