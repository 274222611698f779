import {
  crearDivision,
  dashboard,
  type Endpoint,
  listarClientesProductos,
  listarDivisiones,
  listarProductos,
  listarVentas,
  resumenPresupuesto,
} from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { keptCall, keyOf } from './kept-call.ts';

function keyFor(endpoint: Endpoint, input: unknown): string | undefined {
  const call = keptCall(endpoint, input);
  return call && keyOf(call);
}

const pair = { periodoID: 'BGT-2026', clienteID: 1, productoID: 2 };

test.each([
  [listarDivisiones, {}, 'loadDivisions null'],
  [listarClientesProductos, { query: { periodoID: 'BGT-2026' } }, 'loadRows {"periodoID":"BGT-2026"}'],
  [listarVentas, { query: pair }, 'loadVentas {"periodoID":"BGT-2026","clienteID":1,"productoID":2}'],
  [resumenPresupuesto, { params: { periodoID: 'BGT-2026' } }, 'loadSummary {"periodoID":"BGT-2026"}'],
  [
    dashboard,
    { query: { anio: undefined, division: undefined } },
    'loadDashboard {"anio":null,"division":null}',
  ],
])('finds what a device has kept since before: %#', (endpoint, input, key) => {
  expect(keyFor(endpoint, input)).toBe(key);
});

test('keeps nothing else', () => {
  expect(keyFor(listarProductos, {})).toBeUndefined();
  expect(keyFor(crearDivision, { body: { divisionID: 'N', nombre: 'Norte' } })).toBeUndefined();
});
