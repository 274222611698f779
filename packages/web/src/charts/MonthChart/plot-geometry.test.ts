import { describe, expect, it } from 'vitest';
import {
  axisWidth,
  monthAt,
  monthX,
  roundTicks,
  tickText,
  valueDomain,
  writtenMonths,
} from './plot-geometry.ts';

const year = Array.from({ length: 12 }, (_, at) => ({ label: `${at + 1}`, presupuesto: 10 + at }));

describe('the vertical axis', () => {
  it('is divided by round figures that hold all of it', () => {
    expect(roundTicks([0, 24.01])).toEqual([0, 5, 10, 15, 20, 25]);
    expect(roundTicks([4766.49, 5051.87])).toEqual([4750, 4800, 4850, 4900, 4950, 5000, 5050, 5100]);
    expect(roundTicks([0, 1])).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('says each of its figures once, with the decimals that it needs and no others', () => {
    const texts = (domain: [number, number]) => roundTicks(domain).map(tickText);
    expect(texts([0, 0.66])).toEqual(['0', '0,2', '0,4', '0,6', '0,8']);
    expect(texts([0, 0.024])).toEqual(['0', '0,005', '0,01', '0,015', '0,02', '0,025']);
    expect(texts([0, 0.013])).toEqual(['0', '0,005', '0,01', '0,015']);
    expect(texts([4.181, 4.229])).toEqual(['4,18', '4,19', '4,2', '4,21', '4,22', '4,23']);
    expect(texts([0, 7_842])).toEqual(['0', '2.000', '4.000', '6.000', '8.000']);
    expect(texts([0, 0.000_001])).toEqual([
      '0',
      '0,0000002',
      '0,0000004',
      '0,0000006',
      '0,0000008',
      '0,000001',
    ]);
  });

  it('never says the same twice, however small or large or close its figures are', () => {
    for (let power = -6; power <= 12; power += 1) {
      for (const high of [1, 1.07, 1.3, 2.4, 3.3, 4.99, 6.6, 7.31, 9.9]) {
        const most = high * 10 ** power;
        for (const domain of [
          [0, most],
          [most * 0.97, most],
          [most * 0.4, most],
        ] as const) {
          const ticks = roundTicks(domain);
          expect(ticks.filter((tick, at) => ticks.map(tickText).indexOf(tickText(tick)) !== at)).toEqual([]);
          // But for what a computer leaves behind its decimals.
          expect(ticks[0]).toBeLessThanOrEqual(domain[0] * (1 + 1e-9));
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(domain[1] * (1 - 1e-9));
        }
      }
    }
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
    expect(axisWidth([0, 900_000_000])).toBeGreaterThan(axisWidth([0, 90]));
    expect(axisWidth([0, 0.005, 0.01])).toBeGreaterThan(axisWidth([0, 0.01]));
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
