import type { GridColumn } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { figureWidths, widthsIn } from './widths.ts';

const total: GridColumn = { key: '2027', anio: 2027, mes: null, isHistory: false };

it('a total that is a percentage keeps no room for another one beside it', () => {
  const longest = { month: '+99,9 %', total: '+99,9 %' };
  const [figure, percent] = (['volumenTon', 'percent'] as const).map((figures) =>
    widthsIn(1_400, [total], figureWidths(figures, longest)).of(total),
  );
  expect((figure ?? 0) - (percent ?? 0)).toBe(62);
});
