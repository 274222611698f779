import { setTimeout as wait } from 'node:timers/promises';
import type { Company, Pair } from './company.ts';
import type { Exception, Field, Task } from './task.ts';

/** A kilo, by which a split to the kilo and twelve roundings may differ; prices are exact. */
const SLACK: Record<Field, number> = { volumenTon: 0.001, precio: 0 };
const UNITS: Record<Field, number> = { volumenTon: 1_000, precio: 10_000 };
const FIELDS: readonly Field[] = ['volumenTon', 'precio'];

/** As long as the last figures may take to arrive. */
const ARRIVE_MS = 10_000;

/** Compares every figure that the server holds with the task, once all have arrived. @throws an Error that names those that are others */
export async function checkFigures(company: Company, task: Task): Promise<void> {
  const deadline = Date.now() + ARRIVE_MS;
  for (;;) {
    const wrong = await wrongFigures(company, task);
    if (wrong.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${task.name}: ${wrong.length} wrong\n${wrong.slice(0, 20).join('\n')}`);
    await wait(100);
  }
}

async function wrongFigures(company: Company, task: Task): Promise<string[]> {
  const held = await company.read();
  return company.pairs.flatMap((pair, place) =>
    pair.months.flatMap((month, at) =>
      FIELDS.flatMap((field) => {
        const due = place < task.pairs ? expectedFigure(task, place, pair, field, at) : month[field];
        const is = held.get(month.ventaID)?.[field] ?? Number.NaN;
        if (Math.abs(is - due) <= SLACK[field] + 1e-9) return [];
        return `${pair.nombreCliente}, ${pair.nombreProducto}, ${at + 1}, ${field}: ${is}, not ${due}`;
      }),
    ),
  );
}

function expectedFigure(task: Task, place: number, pair: Pair, field: Field, month: number): number {
  const own = task.exceptions.find((one) => one.pair === place && one.field === field && isIn(one, month));
  if (own) return own.figure;
  const reference = pair.reference[month]?.[field] ?? Number.NaN;
  const percent = field === 'volumenTon' ? (task.growths[place] ?? 0) : task.priceRise;
  return Math.floor((Math.round(reference * UNITS[field]) * (100 + percent) + 50) / 100) / UNITS[field];
}

function isIn({ from, months }: Exception, month: number): boolean {
  return month >= from && month < from + months;
}
