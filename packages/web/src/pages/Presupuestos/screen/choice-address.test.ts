import { expect, it } from 'vitest';
import { choiceOf, withChoice } from './choice-address.ts';

const choice = { periodoID: 'BGT-2027', referenteID: 'CUR-2026', anio: 2027, clienteProductoID: 41 };
const nothing = { periodoID: null, referenteID: null, anio: null, clienteProductoID: null };

it('writes what is chosen into the query, and reads it back', () => {
  const query = withChoice('', choice);
  expect(query).toBe('periodo=BGT-2027&referente=CUR-2026&anio=2027&par=41');
  expect(choiceOf(query)).toEqual(choice);
  expect(withChoice(query, nothing)).toBe('');
});

it('leaves the rest of the query, and a query that says the same already', () => {
  expect(withChoice('vista=volumen&par=7', { ...nothing, clienteProductoID: 8 })).toBe('vista=volumen&par=8');
  const same = 'par=%34%31&anio=2027&referente=CUR-2026&periodo=BGT-2027';
  expect(withChoice(same, choice)).toBe(same);
});

it('reads no number from what is none', () => {
  expect(choiceOf('periodo=&par=abc&anio=1e3&otro=1')).toEqual(nothing);
});
