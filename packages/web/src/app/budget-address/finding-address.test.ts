import type { ValueChange } from '@presupuesto/machines';
import { describe, expect, test } from 'vitest';
import { conflictQuery } from './finding-address.ts';

const change: ValueChange = {
  kind: 'precio',
  ventaID: 7,
  valor: 5,
  periodoID: 'BGT-2027',
  clienteProductoPeriodoID: 3,
  clienteProductoID: 41,
  names: { nombreCliente: 'Norte', nombreProducto: 'Lata', anio: 2027, mes: 4 },
};
const said = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe('the query of a figure in conflict', () => {
  test('keeps reference, view and order, and lets go what could hide the figure', () => {
    const query =
      'periodo=SOP&referente=CUR&anio=2026&par=9&vista=hoja&orden=producto&buscar=x&cliente=y&pestana=precio';
    expect(said(conflictQuery(query, change))).toEqual({
      periodo: 'BGT-2027',
      referente: 'CUR',
      par: '41',
      vista: 'hoja',
      orden: 'producto',
      cifras: 'precio',
      celda: 'par:41~2027-04',
    });
  });

  test('leads as far as a change of an earlier version says', () => {
    const { names: _names, ...unnamed } = change;
    const { clienteProductoID: _pair, ...unpaired } = unnamed;
    expect(said(conflictQuery('', unnamed))).toEqual({ periodo: 'BGT-2027', par: '41' });
    expect(said(conflictQuery('par=9', unpaired))).toEqual({ periodo: 'BGT-2027' });
  });
});
