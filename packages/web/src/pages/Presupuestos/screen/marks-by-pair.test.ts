import { type Conflict, valueKey } from '@presupuesto/machines';
import { expect, test } from 'vitest';
import { countMarks, createMarksByPair, type Entries } from './marks-by-pair.ts';

const PERIOD = 'BGT-2027';

/** An entry of a pair's month. */
function waiting(pair: number, ventaID: number, conflicto?: Conflict, periodoID = PERIOD): Entries {
  const change = { kind: 'precio', ventaID, valor: 2, periodoID, clienteProductoPeriodoID: pair } as const;
  return { [valueKey('precio', ventaID)]: { change, conflicto } };
}

const conflicto: Conflict = { actual: 3, usuario: 'bruno', fecha: null };

test('a pair is marked anew only when something else waits for it', () => {
  const marksByPair = createMarksByPair();
  const entries = { ...waiting(1, 11), ...waiting(2, 21, conflicto) };
  const before = marksByPair(entries, PERIOD);
  const after = marksByPair({ ...entries, ...waiting(1, 12) }, PERIOD);
  expect(after.get(2)).toBe(before.get(2));
  expect([...(after.get(1)?.keys() ?? [])]).toEqual([valueKey('precio', 11), valueKey('precio', 12)]);
  const ended = marksByPair({ ...waiting(1, 11), ...waiting(2, 21) }, PERIOD);
  expect(ended.get(2)?.get(valueKey('precio', 21))).toEqual({ conflicto: null });
  expect(marksByPair(waiting(1, 11), PERIOD).has(2)).toBe(false);
});

test('what waits is counted for the period alone, conflicts by themselves', () => {
  const entries = {
    ...waiting(1, 11),
    ...waiting(2, 21, conflicto),
    ...waiting(3, 31, undefined, 'SOP10-2026'),
  };
  expect(countMarks(createMarksByPair()(entries, PERIOD))).toEqual({ pending: 1, conflicts: 1 });
});
