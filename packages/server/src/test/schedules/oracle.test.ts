import { describe, expect, it } from 'vitest';
import { type FinalMonth, unexplained } from './oracle.ts';

const change = (antes: number, despues: number) => ({
  cambioID: despues,
  campo: 'volumenTon' as const,
  antes,
  despues,
  origen: 'tecleado',
  fecha: '2026-11-03T18:04:00Z',
});
const month = (last: number, changes: FinalMonth['changes'], loaded: number[] = []): FinalMonth => ({
  ventaID: 1,
  first: 40,
  last,
  changes: changes.toReversed(),
  loaded,
});
const sent = (valor: number, visto: number, wasAcknowledged = true) => ({
  ventaID: 1,
  valor,
  visto,
  wasAcknowledged,
});

describe('What the answers of a schedule leave unexplained', () => {
  it('is nothing, where each author saw what was replaced', () => {
    const changes = [change(40, 41), change(41, 42)];
    expect(unexplained([month(42, changes)], [sent(41, 40), sent(42, 40, false), sent(42, 41)])).toEqual([]);
  });

  it('is nothing, where a file replaced what nobody had typed', () => {
    expect(unexplained([month(50, [], [50])], [])).toEqual([]);
    expect(unexplained([month(51, [change(50, 51)], [50])], [sent(51, 50)])).toEqual([]);
  });

  it.each([
    [
      'a file that replaced what somebody had typed, without an entry',
      month(51, [change(40, 41), change(50, 51)], [50]),
      [sent(41, 40), sent(51, 50)],
      '41 became 50',
    ],
    ['a figure that was acknowledged and is gone', month(40, []), [sent(41, 40)], '41 was acknowledged'],
    [
      'one that replaced another unseen',
      month(42, [change(40, 41), change(41, 42)]),
      [sent(41, 40), sent(42, 40)],
      'had not seen',
    ],
    ['a change without an entry', month(43, [change(40, 41)]), [sent(41, 40)], '43 stands'],
    ['an entry that begins elsewhere', month(42, [change(41, 42)]), [sent(42, 41)], '40 became 41'],
  ])('is %s', (_, final, requests, problem) => {
    expect(unexplained([final], requests).join()).toContain(problem);
  });
});
