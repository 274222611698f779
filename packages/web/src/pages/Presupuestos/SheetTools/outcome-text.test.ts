import type { EditOutcome } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { outcomeText } from './outcome-text.ts';

it.each<[EditOutcome, string]>([
  [{ kind: 'pasted', count: 12, skipped: 2 }, '12 valores pegados, 2 omitidos'],
  [{ kind: 'pasted', count: 1, skipped: 0 }, '1 valor pegado'],
  [{ kind: 'pasted', count: 0, skipped: 1 }, 'Ningún valor pegado, 1 omitido'],
  [{ kind: 'too wide', columns: 4 }, 'Nada pegado: 4 columnas, y caben 2'],
  [{ kind: 'copied', count: 24, skipped: 0 }, '24 valores copiados'],
  [{ kind: 'distributed', total: 1234.567, count: 12 }, '1.234,567 t repartidas en 12 meses'],
  [{ kind: 'distributed', total: 5, count: 1 }, '5 t repartidas en 1 mes'],
  [{ kind: 'distributed', total: 5, count: 0 }, 'No hay meses en los que repartir'],
  [{ kind: 'undone', count: 10 }, 'Deshecho: 10 valores'],
  [{ kind: 'redone', count: 1 }, 'Rehecho: 1 valor'],
])('%j is told as %j', (outcome, text) => {
  expect(outcomeText(outcome)).toBe(text);
});
