import { describe, expect, test } from 'vitest';
import { fila } from '../../test/budget-world.ts';
import { completion, rowBeside, selectedRow, visibleRows } from './visible-rows.ts';

const filas = [
  fila(1, { nombreCliente: 'Conservas PERÚ', nombreProducto: 'Hojalata', presupuestado: true }),
  fila(2, { nombreCliente: 'Conservas PERÚ', nombreProducto: 'Lámina' }),
  fila(3, { nombreCliente: 'Ñandú', nombreProducto: 'Hojalata' }),
];
const all = {
  filas,
  removed: [],
  seleccion: null,
  search: '',
  nombreCliente: null,
  nombreProducto: null,
  presupuestado: 'todos',
} as const;
const ids = (over: object) =>
  visibleRows({ ...all, ...over }).map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID);

describe('the list', () => {
  test('is searched in customer and product, without case or accents, word by word', () => {
    expect(ids({ search: 'peru' })).toEqual([1, 2]);
    expect(ids({ search: ' LAMINA  conservas ' })).toEqual([2]);
    expect(ids({ search: 'nandu' })).toEqual([3]);
    expect(ids({ search: 'zinc' })).toEqual([]);
  });

  test('is searched by codes', () => {
    const coded = filas.map((row, at) => ({ ...row, clienteCodigo: `C-10${at}`, productoCodigo: 'ACE-7' }));
    expect(ids({ filas: coded, search: 'c-101' })).toEqual([2]);
    expect(ids({ filas: coded, search: 'ace-7 peru' })).toEqual([1, 2]);
  });

  test('keeps the chosen pair that is budgeted while those without a budget are listed, until another is chosen', () => {
    const noPresupuestados = { presupuestado: 'noPresupuestados', seleccion: 1 };
    expect(ids(noPresupuestados)).toEqual([1, 2, 3]);
    expect(ids({ ...noPresupuestados, seleccion: 2 })).toEqual([2, 3]);
    expect(ids({ ...noPresupuestados, search: 'nandu' })).toEqual([3]);
  });

  test('is filtered by customer, product and budgeted state together', () => {
    expect(ids({ nombreProducto: 'Hojalata' })).toEqual([1, 3]);
    expect(ids({ nombreProducto: 'Hojalata', nombreCliente: 'Ñandú' })).toEqual([3]);
    expect(ids({ presupuestado: 'presupuestados' })).toEqual([1]);
    expect(ids({ presupuestado: 'noPresupuestados' })).toEqual([2, 3]);
  });

  test('is the same object while nothing that it depends on changes', () => {
    const context = { ...all, search: 'peru' };
    const before = visibleRows(context);
    expect(visibleRows({ ...context })).toBe(before);
    expect(visibleRows({ ...context, search: '' })).not.toBe(before);
  });

  test('omits pairs whose removal is under way, also as a selection', () => {
    expect(ids({ removed: [102] })).toEqual([1, 3]);
    expect(selectedRow({ ...all, seleccion: 2, removed: [102] })).toBeNull();
    expect(selectedRow({ ...all, seleccion: 2 })?.nombreProducto).toBe('Lámina');
  });
});

describe('walking from the chosen pair', () => {
  const beside = (over: object, step: 1 | -1, due = false) =>
    rowBeside({ ...all, ...over }, { step, due })?.clienteProductoPeriodoID;

  test('goes to the next and the previous one that is listed, and no further than the ends', () => {
    expect([beside({ seleccion: 2 }, 1), beside({ seleccion: 2 }, -1)]).toEqual([3, 1]);
    expect([beside({ seleccion: 3 }, 1), beside({ seleccion: 1 }, -1)]).toEqual([undefined, undefined]);
    expect(beside({ seleccion: 1, search: 'ñandu' }, 1)).toBe(3);
    expect([beside({}, 1), beside({}, -1)]).toEqual([1, 3]);
  });

  test('or to the nearest that is due', () => {
    const presupuestado = true;
    const [first, , third] = filas;
    const budgeted = [first, fila(2, { presupuestado }), third];
    expect(beside({ filas: budgeted, seleccion: 1 }, 1, true)).toBe(3);
    expect(beside({ filas: budgeted, seleccion: 3 }, -1, true)).toBeUndefined();
  });

  test('goes on from its place once its own figure has taken it out of the list', () => {
    const [first, , third] = filas;
    const budgeted = [first, fila(2, { presupuestado: true }), third];
    expect(beside({ filas: budgeted, presupuestado: 'noPresupuestados', seleccion: 2 }, 1)).toBe(3);
  });
});

test('completion is the rounded share of budgeted rows', () => {
  expect(completion(all)).toBe(33);
  expect(completion({ filas, removed: [102] })).toBe(50);
  expect(completion({ filas: [], removed: [] })).toBe(0);
});
