import type { Change } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { applyCommand, readChanges } from './change-store.ts';
import { memoryStorage } from './memory-storage.ts';

const volume = (ventaID: number, valor: number): Change => ({
  kind: 'volumenTon',
  ventaID,
  valor,
  periodoID: 'SOP10-2025',
  clienteProductoPeriodoID: 7,
});

it('keeps one record for each cell, the latest value', () => {
  const storage = memoryStorage();
  applyCommand(storage, 'vendedor', { type: 'change.kept', change: volume(1, 10) });
  applyCommand(storage, 'vendedor', { type: 'change.kept', change: volume(1, 12) });
  applyCommand(storage, 'vendedor', { type: 'change.kept', change: volume(2, 5) });
  expect(readChanges(storage, 'vendedor')).toEqual([volume(1, 12), volume(2, 5)]);
});

it('never hands one user the changes of another', () => {
  const storage = memoryStorage();
  applyCommand(storage, 'ana', { type: 'change.kept', change: volume(1, 10) });
  expect(readChanges(storage, 'an')).toEqual([]);
  expect(readChanges(storage, 'vendedor')).toEqual([]);
});

it('forgets a change once it is dropped, and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('X-Token', 't-1');
  applyCommand(storage, 'vendedor', { type: 'change.kept', change: volume(1, 10) });
  applyCommand(storage, 'vendedor', { type: 'change.dropped', change: volume(1, 10) });
  expect(readChanges(storage, 'vendedor')).toEqual([]);
  expect(storage.getItem('X-Token')).toBe('t-1');
});

it('passes over records that it cannot read', () => {
  const storage = memoryStorage();
  applyCommand(storage, 'vendedor', { type: 'change.kept', change: volume(1, 10) });
  storage.setItem('sin-guardar:vendedor:volumenTon:2', '{"kind":"volumenTon"');
  storage.setItem('sin-guardar:vendedor:otro:3', '{"kind":"otro"}');
  expect(readChanges(storage, 'vendedor')).toEqual([volume(1, 10)]);
});
