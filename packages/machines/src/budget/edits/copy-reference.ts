import type { Venta } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import { savableAmount } from '../cell/amount.ts';
import { referenceFinder } from '../comparison/matching.ts';
import type { CopyOptions, SheetContext, SheetMonth } from '../sheet/sheet.types.ts';
import { openMonths } from './open-months.ts';
import type { CellValue } from './step.ts';
import { fromUnits, toUnits } from './units.ts';

interface Copying {
  readonly values: readonly CellValue[];
  /** Values that are more than a cell holds. */
  readonly skipped: number;
  /** Whether a price is left because the reference's is in another currency. */
  readonly hasOtherCurrency: boolean;
}

const NOTHING_COPIED: Copying = { values: [], skipped: 0, hasOtherCurrency: false };

/** 100 % in ten-thousandths of a percent. */
const WHOLE = 1_000_000n;
const MOST_PERCENT = 1_000;

/** Whether a percentage can be added: less than -100 would make values negative. */
export function isPorcentaje(value: number | null): value is number {
  return value !== null && value >= -100 && value <= MOST_PERCENT;
}

/**
 * The reference's values for the shown open months, with each field's percentage added: volumes to the kilo and prices to four
 * decimals, exactly, halves up. A month is empty where all fields that are copied are 0. A value that is there already is not written again; a price in another
 * currency is not written at all.
 */
export function copiedValues(
  months: readonly SheetMonth[],
  context: Pick<SheetContext, 'referencia'>,
  { fields, porcentajes, onlyEmpty, yearBefore }: CopyOptions,
): Copying {
  if (!fields.every((field) => isPorcentaje(porcentajes[field]))) return NOTHING_COPIED;
  const referenceOf = referenceFinder(context.referencia, yearBefore ? 'yearBefore' : 'sameYear');
  const isFilled = (venta: Venta) => fields.some((field) => venta[field] !== 0);
  const sources = openMonths(months).flatMap(({ venta }) =>
    fields.flatMap((field) => {
      const source = referenceOf(venta)?.[field];
      return source === undefined || (onlyEmpty && isFilled(venta)) ? [] : [{ venta, field, source }];
    }),
  );
  const wanted = sources.flatMap(({ venta, field, source }) => {
    const valor = source === null ? venta[field] : scaled(field, source, porcentajes[field]);
    return valor === venta[field] ? [] : [{ ventaID: venta.ventaID, field, valor }];
  });
  const values = wanted.filter(({ field, valor }) => savableAmount(field, valor) !== null);
  return {
    values,
    skipped: wanted.length - values.length,
    hasOtherCurrency: sources.some(({ source }) => source === null),
  };
}

/** A value with so many percent more, in the decimals that are kept. */
export function scaled(field: Field, valor: number, porcentaje: number): number {
  const factor = WHOLE + BigInt(Math.round(porcentaje * 10_000));
  return fromUnits(field, (toUnits[field](valor) * factor + WHOLE / 2n) / WHOLE);
}
