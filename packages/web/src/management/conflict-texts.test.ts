import { expect, it } from 'vitest';
import { salespeople } from '../fixtures/salespeople.ts';
import { momentOf } from '../format/at-moment.ts';
import { vendedores } from '../pages/Vendedores/Vendedores.tsx';
import { conflictLines, conflictTitle } from './conflict-texts.ts';

const now = new Date(2026, 10, 22, 12, 0);

it.each([
  [new Date(2026, 10, 22, 10, 42), ' a las 10:42'],
  [new Date(2026, 10, 22, 1, 5), ' a la 1:05'],
  [new Date(2026, 10, 3, 18, 0), ' el 3 de noviembre a las 18:00'],
])('%s is shown as%s', (date, text) => {
  expect(momentOf(date.toISOString(), now)).toBe(text);
});

it.each([
  ['el cliente', 'Otra persona lo cambió antes'],
  ['la tasa de cambio', 'Otra persona la cambió antes'],
])('of %s it says in its gender that somebody was first', (theOne, title) => {
  expect(conflictTitle(theOne)).toBe(title);
});

it('a moment that nobody knows is not shown', () => {
  expect([momentOf(null), momentOf('ayer')]).toEqual(['', '']);
});

it('fields are shown by what people read, and which of them both changed', () => {
  const [before] = salespeople;
  if (!before) throw new Error('nobody');
  const actual = { ...before, nombre: 'Zoé', division: 'X', nombreDivision: 'Exportación', activo: false };
  const context = { opened: { nombre: 'a', division: 'b' }, values: { nombre: 'c', division: 'b' } };
  const lines = conflictLines(vendedores.form?.fields ?? [], {
    before,
    actual,
    fields: ['nombre', 'division', 'activo'],
    context,
  });
  expect(lines).toEqual([
    { label: 'Nombre', before: before.nombre, after: 'Zoé', isMine: true },
    { label: 'División', before: before.nombreDivision, after: 'Exportación', isMine: false },
    { label: 'Activo', before: 'sí', after: 'no', isMine: false },
  ]);
});
