import { describe, expect, it } from 'vitest';
import { cellProblem, currencyProblem } from './rules.ts';

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

describe('A price that was seen in a currency', () => {
  it('is one of a pair in the same, or where nobody says which it was', () => {
    expect(currencyProblem('COP', 'COP')).toBeUndefined();
    expect(currencyProblem(undefined, null)).toBeUndefined();
  });

  it('is refused in words where the pair has another, or none', () => {
    expect(currencyProblem('COP', 'PEN')).toBe('El precio se escribió en COP y el par está ahora en PEN');
    expect(currencyProblem('COP', null)).toBe(
      'El precio se escribió en COP y el par no tiene ahora ninguna moneda',
    );
  });
});
