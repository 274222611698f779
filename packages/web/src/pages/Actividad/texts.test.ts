import type { Actividad } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { readFilters, writeFilters } from './address.ts';
import { detailsOf } from './details.ts';
import { kindOf, titleOf } from './texts.ts';

const figure: Actividad = {
  fecha: '2026-11-03T18:04:00Z',
  clase: 'cifras',
  accion: 'pegado',
  anio: 2026,
  mes: 10,
  campo: 'volumenTon',
  antes: 40,
  despues: 1048.125,
};

it('says a changed figure in one line, with its month and unit', () => {
  expect(titleOf(figure)).toBe('Volumen · oct 2026 · 40 → 1.048,125 t');
  expect(titleOf({ ...figure, campo: 'precio', antes: 0, despues: 1.2345 })).toBe(
    'Precio · oct 2026 · 0 → 1,2345 por kg',
  );
  expect(kindOf(figure)).toEqual({ name: 'Cifras', origin: 'Pegado' });
});

it('says how many figures a gesture changed, of how many pairs, and what their volumes come to', () => {
  const { fecha, clase } = figure;
  const gesture = { fecha, clase, accion: 'referente', cifras: 1816, pares: 34 };
  expect(titleOf({ ...gesture, toneladas: { antes: 1510, despues: 1520.5 } })).toBe(
    '1.816 cifras de 34 pares · volumen 1.510 → 1.520,5 t',
  );
  expect(titleOf({ ...gesture, pares: 1, toneladas: null })).toBe('1.816 cifras');
  expect(kindOf(gesture)).toEqual({ name: 'Cifras', origin: 'Copiado del referente' });
});

it.each([
  ['cliente.actualizado', { nombre: 'Envases Andinos' }, 'Cliente cambiado: Envases Andinos'],
  ['vendedor.creado', { nombre: 'Ana', apellido: 'Paz' }, 'Vendedor creado: Ana Paz'],
  ['tasa.cambiada', { monedaID: 'COP', nombre: 'x' }, 'Tasa de cambio cambiada: COP'],
  ['tasa.movida', { monedaID: 'COP' }, 'Tasa de cambio llevada a otro período: COP'],
  ['archivo.cargado', { archivo: 'SOPOct-2026.xlsx' }, 'Archivo de ventas cargado: SOPOct-2026.xlsx'],
  ['archivo.asignado', { archivo: 'CUR.xlsx' }, 'Pares de un archivo de ventas añadidos: CUR.xlsx'],
  ['clave.cambiada', {}, 'Contraseña cambiada'],
  ['algo.nuevo', {}, 'Otro cambio (algo.nuevo)'],
])('says what was done, and to what: %s', (accion, despues, said) => {
  expect(titleOf({ fecha: figure.fecha, clase: 'x', accion, despues })).toBe(said);
});

it('says of pairs that were budgeted how many they are, not their numbers', () => {
  const marked = { periodoID: 'BGT-2027', vendedorID: 1, clienteProductoPeriodoIDs: [63_274, 63_275] };
  expect(detailsOf(null, marked)).toEqual([
    { name: 'Período', before: null, after: 'BGT-2027', isChange: false },
    { name: 'Pares', before: null, after: '2', isChange: false },
  ]);
});

it('says of a class that it does not know what the server calls it', () => {
  expect(kindOf({ ...figure, clase: 'futuro' }).name).toBe('futuro');
});

it('names the fields that changed, in words', () => {
  expect(
    detailsOf(
      { clienteID: 7, nombre: 'A', activo: true, productoIDs: [1], email: null },
      { clienteID: 8, nombre: 'A', activo: false, productoIDs: [1, 2], email: 'a@b.example' },
    ),
  ).toEqual([
    { name: 'Activo', before: 'Sí', after: 'No', isChange: true },
    { name: 'Productos', before: '1', after: '2', isChange: true },
    { name: 'Email', before: null, after: 'a@b.example', isChange: true },
  ]);
});

it('names all fields of what was made, without braces', () => {
  const details = detailsOf(null, { periodoID: 'BGT-2026', contenido: { filas: 3, tasas: null } });
  expect(details).toEqual([
    { name: 'Período', before: null, after: 'BGT-2026', isChange: false },
    { name: 'contenido', before: null, after: 'Pares: 3 · Tasas de cambio: —', isChange: false },
  ]);
});

it('an address says the filters, and what is none of ours is passed over', () => {
  const filters = {
    clase: 'cifras',
    periodoID: 'BGT-2026',
    vendedorID: 3,
    usuario: 'ana',
    desde: '2026-11-01',
    hasta: '2026-11-30',
  } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters('clase=todo&vendedor=x&desde=2026-02-31&hasta=2026-99-01&usuario=%20')).toEqual({
    clase: null,
    periodoID: null,
    vendedorID: null,
    usuario: null,
    desde: null,
    hasta: null,
  });
});
