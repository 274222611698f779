import { describe, expect, it } from 'vitest';
import { editablePrecio, editableVolumen } from './editable.ts';
import {
  formatAvance,
  formatDecimal,
  formatEUR,
  formatPorcentaje,
  formatPrecio,
  formatTasa,
  formatTotal,
  formatVolumen,
} from './numbers.ts';
import { parseDecimal } from './parse-decimal.ts';

const NBSP = '\u00A0';

describe('figures in es-ES', () => {
  it('separates thousands of four-digit figures too', () => {
    expect(formatVolumen(1234.5)).toBe('1.234,5');
    expect(formatTotal(1234)).toBe('1.234');
  });

  it('shows volumes with 0 to 2 decimals', () => {
    expect(formatVolumen(12)).toBe('12');
    expect(formatVolumen(12.345)).toBe('12,35');
  });

  it('shows prices with up to 2 decimals', () => {
    expect(formatPrecio(1.2)).toBe('1,2');
    expect(formatPrecio(1.2345)).toBe('1,23');
  });

  it('shows exchange rates with 2 decimals', () => {
    expect(formatTasa(4512.3)).toBe('4.512,30');
    expect(formatTasa(1.0851)).toBe('1,09');
  });

  it('shows kilos per piece with all the decimals that are kept', () => {
    expect(formatDecimal(0.0355)).toBe('0,0355');
    expect(formatDecimal(1200)).toBe('1.200');
  });

  it('shows totals without decimals', () => {
    expect(formatTotal(12_345.6)).toBe('12.346');
  });

  it('never shows a negative zero', () => {
    expect(formatTotal(-0.2)).toBe('0');
    expect(formatVolumen(-0)).toBe('0');
  });

  it('shows euros with 2 decimals and the sign', () => {
    expect(formatEUR(1234.5)).toBe(`1.234,50${NBSP}€`);
  });

  it('shows progress with 1 decimal and completion with none', () => {
    expect(formatAvance(45.349)).toBe(`45,3${NBSP}%`);
    expect(formatAvance(100)).toBe(`100,0${NBSP}%`);
    expect(formatPorcentaje(45.6)).toBe('46%');
  });
});

describe('figures while they are edited', () => {
  it('show the full precision stored, without grouping', () => {
    expect(editableVolumen(1234.567)).toBe('1234,567');
    expect(editablePrecio(1.2345)).toBe('1,2345');
    expect(editableVolumen(12)).toBe('12');
  });

  it.each([0, 0.001, 1.234, 1234, 1234.567, 999_999.999])('read back as %d', (value) => {
    expect(parseDecimal(editableVolumen(value))).toBe(value);
    expect(parseDecimal(formatTotal(Math.trunc(value)))).toBe(Math.trunc(value));
  });
});
