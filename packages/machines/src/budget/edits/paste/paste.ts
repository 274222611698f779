import type { Field } from '../../../outbox/change.ts';
import { savableAmount } from '../../cell/amount.ts';
import type { Cell, CellValue } from '../step.ts';
import { countFilled } from './grid.ts';
import { currencyIn } from './heading.ts';
import type { MonthLabel } from './month-label.ts';
import { placesOf } from './month-places.ts';
import { refuseOtherMoney, refuseOtherUnits } from './other-units.ts';
import {
  type FigureUnit,
  type Pasted,
  type PastedBlock,
  type PastedCell,
  type PasteMonth,
  type Pasting,
  refuse,
  unlessRefused,
} from './pasted.ts';
import { type PlacedSeries, type PlacedTable, withFields } from './series-fields.ts';
import { pastedTable } from './table.ts';

/** What is known besides a block's text. */
interface Known {
  /** What its figures are, where the budget itself has copied them. */
  readonly units?: readonly FigureUnit[] | undefined;
  /** The pair's currency. */
  readonly monedaID?: string | null | undefined;
}

/**
 * What a block pasted on a cell writes. Months that it names are found by name; without names its lines are the shown
 * months from that cell's on. Empty cells leave what is there; history months, numbers that cannot be saved and what
 * does not fit are skipped. Where it could mean two things nothing is written.
 */
export function pastedValues(
  months: readonly PasteMonth[],
  at: Cell,
  block: PastedBlock,
  { units, monedaID }: Known = {},
): Pasting {
  const years = new Set(months.map(({ venta }) => venta.anio));
  const room = months.length - months.findIndex(({ venta }) => venta.ventaID === at.ventaID);
  return unlessRefused(() => {
    // Volume and price have a column each here.
    if (units?.length === 1) refuseOtherUnits(units, at.field);
    const table = withFields(pastedTable(block, { years, room }), at.field);
    for (const { name, cells } of table.series.filter(({ field }) => field === 'precio')) {
      for (const cell of [{ unit: currencyIn(name) }, ...cells]) refuseOtherMoney(cell, monedaID);
    }
    return placed(months, at, table);
  });
}

function placed(months: readonly PasteMonth[], at: Cell, table: PlacedTable): Pasted {
  const parts = table.series.map((series) => seriesValues(series, linesOf(months, at, table.months, series)));
  if (!parts.some(({ found }) => found)) refuse({ why: 'no open month' });
  return {
    values: parts.flatMap(({ values }) => values),
    skipped: parts.reduce((sum, { skipped }) => sum + skipped, table.left),
  };
}

function seriesValues({ field, cells }: PlacedSeries, lines: readonly (PasteMonth | null)[]) {
  const values = cells.flatMap((cell, line) => {
    const month = lines[line];
    return month?.isOpen ? cellValue(month, field, cell) : [];
  });
  return { values, skipped: countFilled(cells) - values.length, found: lines.some((month) => month?.isOpen) };
}

/** The month of each line: the one that it names, else from the cell's on down. */
function linesOf(
  months: readonly PasteMonth[],
  at: Cell,
  labels: readonly MonthLabel[] | null,
  { anio, cells }: PlacedSeries,
): readonly (PasteMonth | null)[] {
  if (labels) {
    return placesOf(
      months,
      labels.map((label) => ({ mes: label.mes, anio: label.anio ?? anio })),
    );
  }
  const first = months.findIndex(({ venta }) => venta.ventaID === at.ventaID);
  return first < 0 ? [] : cells.map((_, line) => months[first + line] ?? null);
}

function cellValue(
  { venta: { ventaID } }: PasteMonth,
  field: Field,
  { text, figure }: PastedCell,
): CellValue[] {
  if (figure === 'unclear') refuse({ why: 'unclear figure', text });
  const valor = savableAmount(field, figure);
  return valor === null ? [] : [{ ventaID, field, valor }];
}
