import { describe, expect, it } from 'vitest';
import { formatTotal } from '../../format/numbers.ts';
import { axisWidth, monthAt, monthX, roundTicks, valueDomain, writtenMonths } from './plot-geometry.ts';

const year = Array.from({ length: 12 }, (_, at) => ({ label: `${at + 1}`, presupuesto: 10 + at }));

describe('the vertical axis', () => {
  it('is divided by round figures that hold all of it', () => {
    expect(roundTicks([0, 24.01])).toEqual([0, 10, 20, 30]);
    expect(roundTicks([4766.49, 5051.87])).toEqual([4700, 4800, 4900, 5000, 5100]);
    expect(roundTicks([0, 1])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('starts at zero for volumes and sales', () => {
    expect(valueDomain(year, true)).toEqual([0, 21]);
  });

  it('stays close to the figures for prices, and never goes below zero', () => {
    const [from, to] = valueDomain(year, false);
    expect(from).toBeGreaterThan(5);
    expect(from).toBeLessThan(10);
    expect(to).toBeGreaterThan(21);
    expect(valueDomain([{ label: 'Ene', presupuesto: 0.1, referente: 9 }], false)[0]).toBe(0);
  });

  it('has an extent for a flat line, for zeros and for nothing', () => {
    const [from, to] = valueDomain([{ label: 'Ene', presupuesto: 50 }], false);
    expect(to).toBeGreaterThan(from);
    expect(valueDomain([{ label: 'Ene', presupuesto: 0 }], true)).toEqual([0, 1]);
    expect(valueDomain([], false)).toEqual([0, 1]);
  });

  it('counts the reference too', () => {
    expect(valueDomain([{ label: 'Ene', presupuesto: 5, referente: 80 }], true)).toEqual([0, 80]);
  });

  it('is wider for longer figures', () => {
    expect(axisWidth([0, 900_000_000], formatTotal)).toBeGreaterThan(axisWidth([0, 90], formatTotal));
  });
});

describe('the months', () => {
  it('are all written where there is room, and fewer where there is not', () => {
    expect(writtenMonths(year, 1000)).toHaveLength(12);
    expect(writtenMonths(year, 300)).toEqual(['1', '4', '7', '10']);
  });

  it('are found again under a pointer at their place', () => {
    for (let at = 0; at < 12; at += 1) {
      expect(monthAt(monthX(at, 12, 60, 500), 12, 60, 500)).toBe(at);
    }
    expect(monthAt(-50, 12, 60, 500)).toBe(0);
    expect(monthAt(5000, 12, 60, 500)).toBe(11);
  });
});
