import type { Field } from '../../../outbox/change.ts';
import { countFilled, hasFigure } from './grid.ts';
import { headingOf, yearOf } from './heading.ts';
import { type PastedTable, refuse, type Series } from './pasted.ts';

/** A series that has its place. */
export interface PlacedSeries extends Series {
  readonly field: Field;
  /** The year of its months, where its heading is one. */
  readonly anio: number | null;
}

export interface PlacedTable extends Omit<PastedTable, 'series'> {
  readonly series: readonly PlacedSeries[];
}

/** Which series is the volume and which the price: by their names, else by their order. */
export function withFields(table: PastedTable, focused: Field): PlacedTable {
  const placed = byName(table) ?? byYear(table, focused) ?? byOrder(table, focused);
  const { series } = placed;
  if (series.some(({ field, cells }) => field === 'volumenTon' && cells.some(({ money }) => money))) {
    refuse({ why: 'money as volume' });
  }
  return placed;
}

function byName({ series, ...table }: PastedTable): PlacedTable | undefined {
  const read = series.map((one) => ({ one, heading: headingOf(one.name) }));
  const placed = read.flatMap(({ one, heading }): PlacedSeries[] =>
    heading === 'volumenTon' || heading === 'precio' ? [{ ...one, field: heading, anio: null }] : [],
  );
  const repeated = placed.find(({ field }, at) => placed.findIndex((other) => other.field === field) < at);
  if (repeated) refuse({ why: 'same field twice', text: repeated.name });
  const wrong = read.find(({ heading }) => heading === 'other unit');
  if (placed.length === 0 && wrong) refuse({ why: 'other unit', text: wrong.one.name });
  if (placed.length === 0) return undefined;
  const others = read.filter(({ heading }) => heading !== 'volumenTon' && heading !== 'precio');
  const left = others.reduce((sum, { one }) => sum + countFilled(one.cells), table.left);
  return { ...table, series: placed, left };
}

/** Columns of years: the same figure, each in the months of its year. */
function byYear(table: PastedTable, focused: Field): PlacedTable | undefined {
  const series = table.series.map((one) => ({ ...one, field: focused, anio: yearOf(one.name) }));
  const isOfYears = table.months !== null && series.length > 0 && series.every(({ anio }) => anio !== null);
  return isOfYears ? { ...table, series } : undefined;
}

function byOrder({ series, ...table }: PastedTable, focused: Field): PlacedTable {
  const known = series.filter(({ cells }) => cells.some(hasFigure));
  if (series.length > 2) refuse({ why: 'too wide', columns: series.length });
  const [first, second] = series;
  if (!first || known.length === 0) return refuse({ why: 'no figures' });
  if (!second) return { ...table, series: [{ ...first, field: focused, anio: null }] };
  if (first.name !== '' && second.name !== '') {
    refuse({ why: 'unknown names', text: `${first.name}, ${second.name}` });
  }
  if (focused === 'precio' && table.months === null) refuse({ why: 'two from the price' });
  return {
    ...table,
    series: [
      { ...first, field: 'volumenTon', anio: null },
      { ...second, field: 'precio', anio: null },
    ],
  };
}
