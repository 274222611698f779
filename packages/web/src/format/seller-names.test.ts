import { expect, it } from 'vitest';
import { aprobacion } from '../fixtures/changes.ts';
import { signedInSeller } from '../fixtures/salespeople.ts';
import { givenNames, sellerNames } from './seller-names.ts';

const named = (nombre: string, vendedorCodigo: string) => ({
  ...signedInSeller,
  nombre,
  apellido: 'Núñez',
  vendedorCodigo,
});

it('tells salespeople of the same name apart by their codes, and leaves the others their names', () => {
  const sellers = [named('Ana', 'V-1'), named('Luis', 'V-2'), named('Ana', 'V-3')];
  expect(sellers.map(sellerNames(sellers))).toEqual(['Ana Núñez (V-1)', 'Luis Núñez', 'Ana Núñez (V-3)']);
});

it('names whom two lists name once, where nobody else has the name', () => {
  const one = { nombreVendedor: 'Ana Núñez', vendedorCodigo: 'V-1' };
  const nameOf = givenNames([one, { ...one }]);
  expect(nameOf(one)).toBe('Ana Núñez');
});

it('leaves the name of an approval alone where the server sends no code', () => {
  const approvals = [
    { ...aprobacion, nombreVendedor: 'Ana Núñez', vendedorCodigo: 'V-1' },
    { ...aprobacion, nombreVendedor: 'Ana Núñez', vendedorCodigo: undefined },
  ];
  expect(approvals.map(givenNames(approvals))).toEqual(['Ana Núñez (V-1)', 'Ana Núñez']);
});
