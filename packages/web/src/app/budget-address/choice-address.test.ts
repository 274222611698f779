import { NO_CHOICE } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { choiceOf, withChoice } from './choice-address.ts';

const choice = {
  ...NO_CHOICE,
  periodoID: 'BGT-2027',
  referenteID: 'CUR-2026',
  anio: 2027,
  clienteProductoID: 41,
};

it('writes what is chosen into the query, and reads it back', () => {
  const query = withChoice('', choice);
  expect(query).toBe('periodo=BGT-2027&referente=CUR-2026&anio=2027&par=41');
  expect(choiceOf(query)).toEqual(choice);
  expect(withChoice(query, NO_CHOICE)).toBe('');
});

it('writes view, tab and filters, and nothing of the usual ones', () => {
  const shown = {
    ...choice,
    vista: 'hoja' as const,
    pestana: 'precio' as const,
    filtros: {
      search: 'lámina 16',
      nombreCliente: 'Café & Cía',
      nombreProducto: null,
      presupuestado: 'noPresupuestados' as const,
    },
  };
  const query = withChoice('par=41', shown);
  expect(query).toContain('vista=hoja&pestana=precio&buscar=l%C3%A1mina+16&cliente=Caf%C3%A9+%26+C%C3%ADa');
  expect(choiceOf(query)).toEqual(shown);
  expect(withChoice(query, choice)).toBe(withChoice('', choice).replace(/(.*)&(par=41)/, '$2&$1'));
});

it('leaves the rest of the query, and a query that says the same already', () => {
  expect(withChoice('otro=volumen&par=7', { ...NO_CHOICE, clienteProductoID: 8 })).toBe('otro=volumen&par=8');
  const same = 'par=%34%31&anio=2027&referente=CUR-2026&periodo=BGT-2027';
  expect(withChoice(same, choice)).toBe(same);
});

it('reads nothing from what makes no sense', () => {
  expect(
    choiceOf('periodo=&par=abc&anio=1e3&otro=1&vista=x&pestana=constructor&presupuestado=todos'),
  ).toEqual(NO_CHOICE);
});
