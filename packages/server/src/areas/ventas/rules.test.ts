import { describe, expect, it } from 'vitest';
import { cellProblem } from './rules.ts';

const period = {
  periodoID: 'SOP10-2026',
  tipo: 'SOP',
  anioInicio: 2026,
  mesInicio: 10,
  cantidadMeses: 12,
  activo: true,
  visible: true,
} as const;

describe('A month of a period', () => {
  it('takes a budget from the start of the period on, also in the next year', () => {
    expect(cellProblem({ anio: 2026, mes: 10 }, period)).toBeUndefined();
    expect(cellProblem({ anio: 2027, mes: 1 }, period)).toBeUndefined();
  });

  it('is history before the start', () => {
    expect(cellProblem({ anio: 2026, mes: 9 }, period)).toContain('solo lectura');
  });

  it('takes none in a closed period, whatever else is wrong with it', () => {
    expect(cellProblem({ anio: 2026, mes: 9 }, { ...period, activo: false, visible: false })).toBe(
      'El período está cerrado',
    );
  });
});
