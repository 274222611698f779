import { describe, expect, test } from 'vitest';
import { venta } from '../../test/budget-world.ts';
import { type ComparedMonth, compareTotals, referenceTotals } from './comparison.ts';
import { hasOtherCurrency, inThousands, salesEffects } from './effects.ts';
import { besideMonths, isPriced } from './reference-month.ts';

type Amounts = readonly [volumenTon: number, precio: number];

/** One month: budget, and reference or null. */
function month(mes: number, [volumenTon, precio]: Amounts, reference: Amounts | null): ComparedMonth {
  return {
    venta: venta(mes, { volumenTon, precio }),
    referencia: reference && venta(mes, { volumenTon: reference[0], precio: reference[1] }),
  };
}

describe('the totals beside the reference', () => {
  test('differ in tonnes and in the average price, absolutely and in percent', () => {
    const compared = compareTotals([month(1, [10, 2], [8, 2]), month(2, [30, 4], [32, 2])]);
    expect(compared).toEqual({
      months: 2,
      compared: 2,
      volumenTon: { absolute: 0, percent: 0 },
      precio: { absolute: 1.5, percent: 75 },
    });
  });

  test('are exact where floats would not be', () => {
    const tenths = Array.from({ length: 3 }, (_, at) => month(at + 1, [0.1, 0.3], [0, 0]));
    expect(compareTotals(tenths)?.volumenTon.absolute).toBe(0.3);
    const same = [month(1, [0.1, 0.3], [0.1, 0.3]), month(2, [0.2, 0.7], [0.2, 0.7])];
    expect(compareTotals(same)?.precio).toEqual({ absolute: 0, percent: 0 });
  });

  test('compare only the months that have a reference, and say how many', () => {
    const compared = compareTotals([month(1, [12, 2], [10, 2]), month(2, [500, 9], null)]);
    expect(compared).toMatchObject({ months: 2, compared: 1, volumenTon: { absolute: 2, percent: 20 } });
    expect(compareTotals([month(1, [12, 2], null)])).toBeNull();
    expect(compareTotals([])).toBeNull();
  });

  test('have no percentage of nothing, and no price without a volume', () => {
    const compared = compareTotals([month(1, [12, 2], [0, 2])]);
    expect(compared).toMatchObject({ volumenTon: { absolute: 12, percent: null }, precio: null });
    expect(compareTotals([month(1, [0, 2], [5, 2])])?.precio).toBeNull();
    expect(compareTotals([month(1, [1, 2], [1, 0])])?.precio).toEqual({ absolute: 2, percent: null });
  });
});

describe('a reference in another currency', () => {
  const [pesos, soles] = [{ monedaID: 'COP' }, { monedaID: 'PEN' }];
  const abroad = (mes: number): ComparedMonth => ({
    venta: venta(mes, { volumenTon: 12, precio: 5, ...soles }),
    referencia: besideMonths(venta(mes, { precio: 6_336, ...pesos }), soles),
  });

  test('is compared by its tonnes alone', () => {
    const compared = compareTotals([abroad(1), abroad(2)]);
    expect(compared).toMatchObject({ compared: 2, volumenTon: { absolute: 4, percent: 20 }, precio: null });
    expect(referenceTotals([abroad(1), abroad(2)].flatMap(({ referencia }) => referencia ?? []))).toEqual({
      volumenTon: 20,
      precioPromedio: null,
    });
  });

  test('has no part in what made the difference in sales', () => {
    expect(salesEffects([abroad(1)])).toBeNull();
    const both = [abroad(1), month(2, [12, 5], [10, 4])];
    expect(salesEffects(both)).toMatchObject({ months: 2, compared: 1 });
    expect(hasOtherCurrency(both)).toBe(true);
    expect(hasOtherCurrency(both.slice(1))).toBe(false);
  });

  test('keeps its euros, and all of its figures where either currency is not known', () => {
    const before = venta(1, pesos);
    expect(besideMonths(before, soles)).toMatchObject({ valorEUR: before.valorEUR, valorMonedaLocal: null });
    expect(besideMonths(before, pesos)).toBe(before);
    expect(besideMonths(venta(1), soles)).toMatchObject({ precio: 2 });
    expect(besideMonths(before, {})).toMatchObject({ precio: 2 });
  });
});

describe('the difference in sales', () => {
  const units = (currency: number) => BigInt(currency) * 10_000n;

  test('comes from volume at the old price and from price at the new volume', () => {
    expect(salesEffects([month(1, [12, 5], [10, 4])])).toEqual({
      months: 1,
      compared: 1,
      diferencia: units(20_000),
      volumen: units(8_000),
      precio: units(12_000),
      referencia: units(40_000),
    });
  });

  test('is all volume where the reference sold nothing or the budget sells nothing any more', () => {
    expect(salesEffects([month(1, [12, 5], [0, 0])])).toMatchObject({ volumen: units(60_000), precio: 0n });
    expect(salesEffects([month(1, [0, 0], [10, 4])])).toMatchObject({ volumen: units(-40_000), precio: 0n });
  });

  test('leaves out months without a reference', () => {
    const effects = salesEffects([month(1, [12, 5], [10, 4]), month(2, [99, 9], null)]);
    expect(effects).toMatchObject({ months: 2, compared: 1, diferencia: units(20_000) });
    expect(salesEffects([month(1, [12, 5], null)])).toBeNull();
  });

  test('adds up exactly, whatever the months hold, and still does in whole thousands', () => {
    const next = seeded(20_261_121);
    for (let round = 0; round < 500; round += 1) {
      const months = Array.from({ length: 1 + Math.floor(next() * 36) }, (_, at) =>
        month((at % 12) + 1, amounts(next), next() < 0.15 ? null : amounts(next)),
      );
      const effects = salesEffects(months);
      if (!effects) continue;
      const difference = months.reduce(
        (sum, { venta: of, referencia: before }) =>
          before && isPriced(before) ? sum + sales(of) - sales(before) : sum,
        0n,
      );
      expect(effects.volumen + effects.precio).toBe(difference);
      expect(effects.diferencia).toBe(difference);
      const shown = inThousands(effects);
      expect(shown.volumen + shown.precio).toBe(shown.diferencia);
      expect(Math.abs(shown.precio - Number(effects.precio) / 10_000_000)).toBeLessThanOrEqual(1.01);
    }
  });

  test('is given in percent of the reference, where that sold anything', () => {
    const effects = salesEffects([month(1, [12, 5], [10, 4])]);
    expect(effects && inThousands(effects)).toMatchObject({
      diferencia: 20,
      volumen: 8,
      precio: 12,
      percent: 50,
    });
    const fresh = salesEffects([month(1, [12, 5], [0, 0])]);
    expect(fresh && inThousands(fresh).percent).toBeNull();
  });
});

/** Sales in ten-thousandths, from the decimal texts: another way than the code's own. */
function sales({ volumenTon, precio }: { volumenTon: number; precio: number }): bigint {
  return BigInt(volumenTon.toFixed(3).replace('.', '')) * BigInt(precio.toFixed(4).replace('.', ''));
}

/** Up to the largest amounts that are stored, zeros among them. */
function amounts(next: () => number): Amounts {
  const of = (digits: number) => (next() < 0.2 ? 0 : Number((next() * 10 ** (next() * 8)).toFixed(digits)));
  return [of(3), of(4)];
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
