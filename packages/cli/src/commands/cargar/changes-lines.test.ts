import { expect, it } from 'vitest';
import { changesLines } from './changes-lines.ts';

const result = { totalVentasGuardadas: 3, totalVentasErrores: 0, listaErroresFila: [] };
const cambios = {
  periodoID: 'CUR-2026',
  periodoNuevo: true,
  filasNuevas: 1200,
  filasCambiadas: 2,
  filasIguales: 0,
  toneladasAntes: 0,
  toneladasDespues: 1234.567,
  valorEURAntes: 0,
  valorEURDespues: null,
  tasasFaltantes: [{ monedaID: 'COP', mes: 10 }],
  paresNuevos: 12,
  paresPorAsignar: 12,
  presupuestosAbiertos: ['BGT-2027', 'SOP10-2026'],
  asignados: false,
};

it('says what a check would change', () => {
  expect(changesLines({ ...result, cambios, filasOmitidas: [1250] }, { isCheck: true })).toEqual([
    'Filas de totales omitidas: 1.250',
    'Período: CUR-2026 (se crearía)',
    'Filas nuevas: 1.200; cambiadas: 2; iguales: 0',
    'Toneladas: 0 → 1.234,567',
    'EUR: 0,00 → sin tasa',
    'Faltan tasas de cambio de CUR-2026: COP (octubre)',
    'Pares nuevos: 12',
    'Pares que no están en BGT-2027, SOP10-2026: 12 (para añadirlos, cargue con --asignar-en-abiertos)',
  ]);
});

it('says what a load has added to the open budgets', () => {
  const lines = changesLines({ ...result, cambios: { ...cambios, asignados: true } }, { isCheck: false });
  expect(lines).toContain('Período: CUR-2026 (creado)');
  expect(lines.at(-1)).toBe('Pares añadidos a BGT-2027, SOP10-2026: 12');
});

it('says how many rows of totals there are beside those that are listed', () => {
  const lines = changesLines(
    { ...result, filasOmitidas: [3, 6], totalFilasOmitidas: 1252 },
    { isCheck: true },
  );
  expect(lines).toEqual(['Filas de totales omitidas: 3, 6 y 1.250 más']);
});

it('says nothing more of a server that does not', () => {
  expect(changesLines(result, { isCheck: true })).toEqual([]);
});
