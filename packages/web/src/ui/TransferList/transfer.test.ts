import { describe, expect, it } from 'vitest';
import { matching } from './transfer.ts';

const ITEMS = [
  { id: 1, label: 'Lámina TFS 0,16 × 876', detail: 'P-501' },
  { id: 2, label: 'LAMINA NEGRA' },
  { id: 3, label: 'Estaño', detail: 'P-777' },
];
const found = (search: string) => matching(ITEMS, search).map(({ id }) => id);

describe('the search of a list', () => {
  it('pays no heed to accents and case', () => {
    expect(found('lamina')).toEqual([1, 2]);
    expect(found('ESTANO')).toEqual([3]);
  });

  it('looks for every word, in label and detail', () => {
    expect(found('  p-501 lámina ')).toEqual([1]);
    expect(found('p-777 lámina')).toEqual([]);
  });

  it('shows all when nothing is searched', () => {
    expect(matching(ITEMS, '  ')).toBe(ITEMS);
  });
});
