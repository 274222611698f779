import { describe, expect, test } from 'vitest';
import {
  type History,
  NO_HISTORY,
  rebased,
  recorded,
  redone,
  undone,
  withoutRefused,
  withoutRemoval,
} from './history.ts';
import type { CellEdit, HistoryStep } from './step.ts';

const VOLUME = { kind: 'volumenTon', ventaID: 1 } as const;
const edit = (ventaID: number, before: number, valor: number): CellEdit => ({
  kind: 'volumenTon',
  ventaID,
  before,
  valor,
  periodoID: 'SOP03-2026',
  clienteProductoPeriodoID: 1,
});
const removal = (clienteProductoID: number): HistoryStep => ({
  removed: { clienteProductoID, clienteID: 2, productoID: 3, periodoID: 'SOP03-2026' },
});
const after = (...steps: HistoryStep[]): History => steps.reduce(recorded, NO_HISTORY);

describe('a history', () => {
  test('gives its steps back from the latest on and does them again from the earliest on', () => {
    const [first, second] = [[edit(1, 0, 5)], [edit(1, 5, 7)]];
    const once = undone(after(first, second));
    const twice = undone(once.history);
    expect([once.step, twice.step, undone(twice.history).step]).toEqual([second, first, undefined]);
    expect(redone(twice.history).step).toEqual(first);
    expect(redone(redone(twice.history).history).history).toEqual(after(first, second));
    expect(redone(after(first)).step).toBeUndefined();
  });

  test('forgets what was taken back once something new is done, unless that changed nothing', () => {
    const { history } = undone(after([edit(1, 0, 5)]));
    expect(recorded(history, [])).toBe(history);
    expect(recorded(history, [edit(2, 1, 2)])).toEqual(after([edit(2, 1, 2)]));
  });
});

describe('a refused value', () => {
  test('leaves the step that it was part of, and the others of that step stay', () => {
    expect(withoutRefused(after([edit(1, 0, 5), edit(2, 0, 5)]), VOLUME, 0)).toEqual(after([edit(2, 0, 5)]));
    expect(withoutRefused(after([edit(1, 0, 5)]), VOLUME, 0)).toEqual(NO_HISTORY);
  });

  test('takes the values with it that were never confirmed before it', () => {
    const history = after([edit(1, 0, 5)], [edit(1, 5, 7)], [edit(1, 7, 9)]);
    expect(withoutRefused(history, VOLUME, 5)).toEqual(after([edit(1, 0, 5)]));
  });

  test('of a step being taken back is not done again', () => {
    const { history } = undone(after([edit(1, 0, 5), edit(2, 0, 5)]));
    expect(withoutRefused(history, VOLUME, 5)).toEqual({ past: [], future: [[edit(2, 0, 5)]] });
  });

  test('of another pair changes nothing', () => {
    const history = after([edit(1, 0, 5)]);
    expect(withoutRefused(history, { ...VOLUME, kind: 'precio' }, 0)).toEqual(history);
  });
});

describe('a removed pair', () => {
  test('is a step among the others, which a refused figure or another one’s leaves alone', () => {
    const history = after([edit(1, 0, 5)], removal(7), [edit(1, 5, 7)]);
    expect(withoutRefused(history, VOLUME, 0)).toEqual(after(removal(7)));
    expect(rebased(history, VOLUME, 5, 6)).toEqual(after([edit(1, 0, 5)], removal(7), [edit(1, 6, 7)]));
  });

  test('is none where the server refused it', () => {
    expect(withoutRemoval(after([edit(1, 0, 5)], removal(7), removal(8)), 7)).toEqual(
      after([edit(1, 0, 5)], removal(8)),
    );
  });
});
