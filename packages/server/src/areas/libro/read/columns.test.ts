import { describe, expect, it } from 'vitest';
import type { CellKind } from '../../../workbook/row-batch.ts';
import { columnName, columnsOf } from './columns.ts';

const header = (texts: readonly string[], kind: CellKind = 'text') =>
  [...texts.entries()].map(([at, text]) => ({ at, kind, text }));
/** What a header of a sheet of tonnes says: `volumenTon 10 2025`. */
const months = (text: string, kind: CellKind = 'text') =>
  columnsOf([...header(['Clave']), { at: 1, kind, text }], 'volumenTon')?.figures.map(
    ({ campo, mes, anio }) => `${campo} ${mes} ${anio}`,
  );

describe('A header', () => {
  it.each<[string, string, CellKind?]>([
    ['Oct 2025 (t)', 'volumenTon 10 2025'],
    ['oct 2025 (precio kg)', 'precio 10 2025'],
    ['Octubre de 2025 (COP/kg)', 'precio 10 2025'],
    ['Oct 2025 ($ / Kg)', 'precio 10 2025'],
    ['Oct 2025 (EUR por kilo)', 'precio 10 2025'],
    ['Oct 2025 (Precio)', 'precio 10 2025'],
    ['OCT-25', 'volumenTon 10 2025'],
    ['10/2025 (toneladas)', 'volumenTon 10 2025'],
    ['2025-10-01', 'volumenTon 10 2025', 'date'],
    ['45931', 'volumenTon 10 2025', 'number'],
    ['45961.75', 'volumenTon 10 2025', 'number'],
    ['oct-25', 'volumenTon 10 2025'],
    ['octubre 2025', 'volumenTon 10 2025'],
    ['2025-10', 'volumenTon 10 2025'],
    ['2025/10 (t)', 'volumenTon 10 2025'],
    ['10/2025', 'volumenTon 10 2025'],
    ['Octubre', 'volumenTon 10 undefined'],
  ])('%s is a month', (text, month, kind) => {
    expect(months(text, kind)).toEqual([month]);
  });

  it.each(['Oct 2025 (kg)', 'Oct 2025 (miles de kg)', 'Oct 2025 (precio por t)', 'Oct 2025 (antes)'])(
    '%s is a month of neither tonnes nor prices',
    (text) => {
      const columns = columnsOf(header(['Clave', text]), 'volumenTon');
      expect(columns).toMatchObject({ figures: [], others: [{ at: 1, mes: 10, anio: 2025, header: text }] });
    },
  );

  it.each<[string, CellKind]>([
    ['Oct 2025 +3%', 'text'],
    ['Total 2025', 'text'],
    ['Comentario', 'text'],
    ['2025', 'text'],
    ['2025', 'number'],
    ['(t)', 'text'],
  ])('%s is somebody’s own column', (text, kind) => {
    expect(months(text, kind)).toBeUndefined();
  });

  it('knows what may have been meant for a month', () => {
    const texts = ['Clave', 'Oct 2025', 'Nov 2025 +3%', 'Dic. aprox.', 'Comentario', 'Marca'];
    expect(columnsOf(header(texts), 'volumenTon')?.unknown.map((column) => column.header)).toEqual([
      'Nov 2025 +3%',
      'Dic. aprox.',
    ]);
  });

  it('names its rows, by key or by client and product', () => {
    const month = 'Oct 2025 (t)';
    expect(columnsOf(header(['CLAVE', month]), undefined)?.naming).toEqual(new Map([['clave', 0]]));
    expect(columnsOf(header(['producto ', 'Cliente', month]), undefined)?.naming.size).toBe(2);
    expect(columnsOf(header(['Cliente', month]), undefined)).toBeUndefined();
    expect(columnsOf(header(['Cliente', 'Producto']), undefined)).toBeUndefined();
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [199, 'GR'],
])('column %i is called %s', (at, name) => {
  expect(columnName(at)).toBe(name);
});
