import { expect, it } from 'vitest';
import { choiceOf, queryOf } from './choice-address.ts';

it('writes what is chosen into the query, and reads it back', () => {
  const choice = { periodoID: 'BGT-2027', referenteID: 'CUR-2026', anio: 2027, clienteProductoID: 41 };
  expect(queryOf(choice)).toBe('periodo=BGT-2027&referente=CUR-2026&anio=2027&par=41');
  expect(choiceOf(queryOf(choice))).toEqual(choice);
  const nothing = { periodoID: null, referenteID: null, anio: null, clienteProductoID: null };
  expect(queryOf(nothing)).toBe('');
  expect(choiceOf('')).toEqual(nothing);
});

it('reads no number from what is none', () => {
  const choice = choiceOf('periodo=&par=abc&anio=1e3&otro=1');
  expect(choice).toEqual({ periodoID: null, referenteID: null, anio: null, clienteProductoID: null });
});
