import { describe, expect, it } from 'vitest';
import { DatosApertura, openedText, usualPeriodoID } from './apertura.ts';
import { problemsOf } from './rules.ts';

const datos = {
  periodoOrigen: 'CUR-2025',
  periodoDestino: 'SOP10-2025',
  tipoPeriodo: 'SOP',
  anioInicio: 2025,
  mesInicio: 10,
  cantidadMeses: 12,
};

const problems = (changes: Record<string, unknown>) => problemsOf(DatosApertura, { ...datos, ...changes });
const COMPLETE = 'Por favor, complete todos los campos requeridos correctamente.';

describe('opening a period', () => {
  it('takes numbers as they are and as text, and an id with or without its month', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ periodoDestino: 'SOP-2025', anioInicio: '2025', mesInicio: '7' })).toEqual([]);
    expect(problems({ periodoDestino: 'BGT-2025', tipoPeriodo: 'BGT', cantidadMeses: 36 })).toEqual([]);
  });

  it.each(Object.keys(datos))('asks for %s with the one message of the form', (field) => {
    for (const value of [undefined, '', null]) {
      expect(problems({ [field]: value })).toEqual([{ field, message: COMPLETE }]);
    }
  });

  it.each([
    ['cantidadMeses', 0, 'La cantidad de meses debe ser un número entero entre 1 y 36'],
    ['cantidadMeses', 37, 'La cantidad de meses debe ser un número entero entre 1 y 36'],
    ['mesInicio', 0, 'El mes de inicio debe ser un número entero entre 1 y 12'],
    ['mesInicio', '13', 'El mes de inicio debe ser un número entero entre 1 y 12'],
    ['anioInicio', 25, 'El año de inicio debe ser un número entero entre 1900 y 2200'],
    ['periodoDestino', 'BGT-2025', 'BGT-2025 no es un período de tipo SOP'],
    ['periodoDestino', 'SOP10-2026', 'SOP10-2026 no es un período del año 2025'],
    ['periodoDestino', 'SOP09-2025', 'SOP09-2025 no empieza en octubre'],
    ['periodoDestino', 'SOP13-2025', 'SOP13-2025 no es un período: se escribe como SOP10-2025 o BGT-2026'],
    ['periodoDestino', 'sop10-2025', 'sop10-2025 no es un período: se escribe como SOP10-2025 o BGT-2026'],
  ])('says why %s cannot be %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([{ field, message }]);
  });

  it('opens no actual sales', () => {
    expect(problems({ tipoPeriodo: 'CUR', periodoDestino: 'CUR-2025' })).toHaveLength(1);
  });

  it('names what was opened: the destination, the months and their start', () => {
    expect(openedText({ ...datos })).toBe(
      'Período SOP10-2025 abierto correctamente: 12 meses desde octubre de 2025.',
    );
    expect(openedText({ ...datos, cantidadMeses: 1 })).toContain(': 1 mes desde');
  });

  it('suggests an id with the month for a forecast, without it for a budget', () => {
    expect(usualPeriodoID({ tipoPeriodo: 'SOP', anioInicio: 2025, mesInicio: 3 })).toBe('SOP03-2025');
    expect(usualPeriodoID({ tipoPeriodo: 'BGT', anioInicio: 2026, mesInicio: 1 })).toBe('BGT-2026');
  });
});
