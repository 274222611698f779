import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';
import { detailsOf } from './details.ts';

const said = (...states: Parameters<typeof detailsOf>) =>
  detailsOf(...states).map(({ name, before, after }) => [name, before, after]);

it('writes the exact decimals of the database as Spanish figures of their kind', () => {
  const approval = {
    totalVolumenTon: '20074.5480000',
    totalVentas: '199929861774.5520000',
    totalVentasEUR: '18083005.3',
  };
  expect(said(null, { ...approval, tasaCambioEUR: '1065.502841', kilosPorPieza: '1.100000' })).toEqual([
    ['Toneladas', null, '20.074,548'],
    ['Ventas', null, '199.929.861.774,55'],
    ['Ventas EUR', null, '18.083.005,30'],
    ['Tasa de cambio', null, '1.065,50'],
    ['Kilos por pieza', null, '1,1'],
  ]);
});

it('writes a change that the decimals of its kind leave out with all of its decimals', () => {
  expect(said({ tasaCambioEUR: '1065.502841' }, { tasaCambioEUR: '1065.503000' })).toEqual([
    ['Tasa de cambio', '1.065,502841', '1.065,503'],
  ]);
});

it('writes years without a point, and texts of digits as they are', () => {
  expect(said(null, { anioInicio: 2027, anio: 2026, nombre: '1065.50', clienteCodigo: '1000' })).toEqual([
    ['Año de inicio', null, '2027'],
    ['Año', null, '2026'],
    ['Nombre', null, '1065.50'],
    ['Código del cliente', null, '1000'],
  ]);
});

it('says the division and the country by their names alone', () => {
  const seller = { division: 'NOR', nombreDivision: 'Norte', paisID: 1, nombrePais: 'Colombia' };
  expect(said(seller, { ...seller, division: 'SUR', nombreDivision: 'Sur' })).toEqual([
    ['División', 'Norte', 'Sur'],
  ]);
  expect(said(null, seller)).toEqual([
    ['División', null, 'Norte'],
    ['País', null, 'Colombia'],
  ]);
  expect(said({ division: 'NOR' }, { division: 'SUR' })).toEqual([['División', 'NOR', 'SUR']]);
});

it('says how many pairs were reopened, and how many of them were budgeted where these are others', () => {
  expect(said({ presupuestados: [3, 5] }, { motivo: 'Precios', clienteProductoIDs: [3, 5] })).toEqual([
    ['Motivo', null, 'Precios'],
    ['Pares reabiertos', null, '2'],
  ]);
  expect(said({ presupuestados: [3] }, { clienteProductoIDs: [3, 5] })).toEqual([
    ['Pares presupuestados', '1', null],
    ['Pares reabiertos', null, '2'],
  ]);
});

const written = (...states: Parameters<typeof detailsOf>) =>
  detailsOf(...states).map((detail) => `${detail.name}: ${changeText(detail)}`);

it('says a field that was recorded on one side only without an arrow, and leaves an empty list out there', () => {
  const approval = { filas: 40, totalVentas: '12.5' };
  expect(written({ sinPresupuestar: [3, 5] }, approval)).toEqual([
    'Pares sin presupuestar: 2',
    'Pares: 40',
    'Ventas: 12,50',
  ]);
  expect(written({ sinPresupuestar: [] }, { filas: 40 })).toEqual(['Pares: 40']);
  expect(written({ presupuestados: [] }, { motivo: 'Precios', clienteProductoIDs: [3] })).toEqual([
    'Motivo: Precios',
    'Pares reabiertos: 1',
  ]);
});

it('says with an arrow what was given up, and a list that is empty now', () => {
  expect(written({ email: 'a@b.example', productoIDs: [1] }, { email: null, productoIDs: [] })).toEqual([
    'Email: a@b.example → —',
    'Productos: 1 → Ninguno',
  ]);
});

it('says without an arrow what was deleted', () => {
  expect(written({ nombre: 'Envases Andinos', productoIDs: [] }, null)).toEqual([
    'Nombre: Envases Andinos',
    'Productos: Ninguno',
  ]);
});

it('says nothing of the number of a load', () => {
  expect(said(null, { cargaID: '7d0c', archivo: 'SOPOct-2026.xlsx' })).toEqual([
    ['Archivo', null, 'SOPOct-2026.xlsx'],
  ]);
});
