import type { Change } from '@presupuesto/machines';
import { expect, test } from 'vitest';
import { monthsOf } from '../../fixtures/months.ts';
import { bgt2026 } from '../../fixtures/periods.ts';
import { relation } from '../../fixtures/relations.ts';
import { filasAsSaved, ventasAsSaved } from './as-saved.ts';

const { periodoID } = bgt2026;
const ventas = monthsOf(bgt2026);

test('a kept month has the figure that was saved after it was kept, and the sales that follow from it', () => {
  const [first] = ventas;
  if (!first) throw new Error('The fixture has no months');
  const change: Change = {
    kind: 'volumenTon',
    ventaID: first.ventaID,
    valor: 12,
    periodoID,
    clienteProductoPeriodoID: 1,
  };
  const [shown, ...others] = ventasAsSaved(ventas, [change]);
  expect(shown).toMatchObject({ volumenTon: 12, precio: first.precio });
  expect(shown?.valorMonedaLocal).toBeCloseTo(12_000 * first.precio, 2);
  expect(others).toEqual(ventas.slice(1));
  expect(ventasAsSaved(ventas, [])).toEqual(ventas);
});

test('a kept list lacks the pairs that were removed since, and those with a figure are budgeted', () => {
  const filas = [0, 1, 2].map((at) => ({ ...relation(at), presupuestado: false }));
  const [removed, typed] = filas;
  if (!removed || !typed) throw new Error('The fixture has no rows');
  const changes: Change[] = [
    { kind: 'removal', clienteProductoID: removed.clienteProductoID, periodoID },
    {
      kind: 'precio',
      ventaID: 1,
      valor: 2,
      periodoID,
      clienteProductoPeriodoID: typed.clienteProductoPeriodoID,
    },
  ];
  const shown = filasAsSaved(filas, changes).map((fila) => [fila.clienteProductoID, fila.presupuestado]);
  expect(shown).toEqual([
    [typed.clienteProductoID, true],
    [filas[2]?.clienteProductoID, false],
  ]);
});
