import type { MonthLabel } from './month-label.ts';
import { type PasteMonth, refuse } from './pasted.ts';

/** The month of the sheet that each named one is; null where it is not there or not open. */
export function placesOf(
  months: readonly PasteMonth[],
  labels: readonly MonthLabel[],
): readonly (PasteMonth | null)[] {
  const keys = labels.map(({ mes, anio }) => `${mes}/${anio}`);
  const repeated = labels.find((_, line) => keys.indexOf(keys[line] ?? '') < line);
  if (repeated) refuse({ why: 'same month twice', mes: repeated.mes });
  const candidates = labels.map(({ mes, anio }) =>
    months.filter(
      ({ venta, isOpen }) => isOpen && venta.mes === mes && (anio === null || venta.anio === anio),
    ),
  );
  const doubtful = candidates.find(({ length }) => length > 1);
  if (!doubtful) return candidates.map(([month]) => month ?? null);
  const [run, ...others] = runsOf(months, labels);
  if (run && others.length === 0) return run;
  return refuse({ why: 'month of two years', mes: doubtful[0]?.venta.mes ?? 0 });
}

/** Where months that follow each other fit as a whole, all of them open. */
function runsOf(
  months: readonly PasteMonth[],
  labels: readonly MonthLabel[],
): readonly (readonly PasteMonth[])[] {
  if (labels.length < 2) return [];
  return months
    .map((_, from) => months.slice(from, from + labels.length))
    .filter(
      (run) =>
        run.length === labels.length &&
        run.every(
          ({ venta, isOpen }, at) =>
            isOpen && venta.mes === labels[at]?.mes && (labels[at].anio ?? venta.anio) === venta.anio,
        ),
    );
}
