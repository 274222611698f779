import { expect, it, vi } from 'vitest';
import { clearDrafts, createFormDrafts, hasDrafts } from './form-drafts.ts';
import { memoryStorage } from './memory-storage.ts';

const draft = { edited: null, values: { nombre: 'Ñandú' } };

it('gives a draft to its user alone, and once', () => {
  const tab = memoryStorage();
  let usuario = 'ana';
  const drafts = createFormDrafts(tab, () => usuario);
  drafts.keep('Clientes', draft);
  expect(hasDrafts(tab, 'ana')).toBe(true);
  usuario = 'luis';
  expect(hasDrafts(tab, 'luis')).toBe(false);
  expect(drafts.take('Clientes')).toBeUndefined();
  usuario = 'ana';
  expect(drafts.take('Productos')).toBeUndefined();
  expect(drafts.take('Clientes')).toEqual(draft);
  expect(drafts.take('Clientes')).toBeUndefined();
});

it('keeps apart users of whom one’s name begins with the other’s and a colon', () => {
  const tab = memoryStorage();
  createFormDrafts(tab, () => 'ana:x').keep('Clientes', draft);
  expect(hasDrafts(tab, 'ana')).toBe(false);
  expect(createFormDrafts(tab, () => 'ana').take('x:Clientes')).toBeUndefined();
  clearDrafts(tab, 'ana');
  expect(tab.length).toBe(0);
});

it('keeps nothing that would be nobody’s', () => {
  const tab = memoryStorage();
  createFormDrafts(tab, () => undefined).keep('Clientes', draft);
  expect(tab.length).toBe(0);
});

it('is emptied of what others left, or of everything', () => {
  const tab = memoryStorage();
  tab.setItem('otra-cosa', 'x');
  for (const usuario of ['ana', 'luis']) createFormDrafts(tab, () => usuario).keep('Clientes', draft);
  clearDrafts(tab, 'luis');
  expect([hasDrafts(tab, 'ana'), hasDrafts(tab, 'luis')]).toEqual([false, true]);
  clearDrafts(tab);
  expect(hasDrafts(tab, 'luis')).toBe(false);
  expect(tab.getItem('otra-cosa')).toBe('x');
});

it('has no draft where the storage takes none, or the record cannot be read', () => {
  const tab = memoryStorage();
  const drafts = createFormDrafts(tab, () => 'ana');
  const full = vi.spyOn(tab, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.keep('Clientes', draft);
  expect(drafts.take('Clientes')).toBeUndefined();
  full.mockRestore();
  tab.setItem('formulario:ana:Clientes', '{');
  expect(drafts.take('Clientes')).toBeUndefined();
});
