import { expect, it } from 'vitest';
import { clientes } from '../pages/Clientes/Clientes.tsx';
import { periodos } from '../pages/Periodos/period-kind.tsx';
import { readAddress, writeAddress } from './address.ts';

it.each([
  ['', { filters: { nombre: '' }, page: 0 }],
  ['buscar=Conservas+%C3%91and%C3%BA&pagina=3', { filters: { nombre: 'Conservas Ñandú' }, page: 2 }],
])('"%s" is read as it is written', (search, address) => {
  expect(readAddress(clientes.filters, search)).toEqual(address);
  expect(writeAddress(clientes.filters, address)).toBe(search);
});

it.each(['pagina=0', 'pagina=-2', 'pagina=1.5', 'pagina=x', 'otra=1', 'pagina=1e99'])(
  '"%s" is the first page of everything',
  (search) => {
    expect(readAddress(clientes.filters, search)).toEqual({ filters: { nombre: '' }, page: 0 });
  },
);

it('control characters, which no search has, are passed over', () => {
  expect(readAddress(clientes.filters, 'buscar=%00An%07a%1F').filters).toEqual({ nombre: 'Ana' });
  expect(readAddress(clientes.filters, 'buscar=%00').filters).toEqual({ nombre: '' });
});

it('a choice that the screen does not offer is none', () => {
  const { filters } = readAddress(periodos.filters, 'tipo=XXX&activo=false&id=SOP');
  expect(filters).toEqual({ periodoID: 'SOP', anio: '', tipo: '', activo: 'false', visible: '' });
});
