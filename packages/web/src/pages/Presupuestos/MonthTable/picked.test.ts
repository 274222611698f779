import { expect, test } from 'vitest';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { pickedAnnouncement, pickedFigures } from './picked.ts';

const rows = monthRows(bgt2026).map((row, at) => ({
  ...row,
  venta: { ...row.venta, volumenTon: 1234.5 + at, precio: 7100.25 },
  picked: { volumenTon: at < 2, precio: at < 2 },
}));

test('a block is copied as a spreadsheet takes it: tabs, lines, a decimal comma and no thousands', () => {
  expect(pickedFigures(rows)).toEqual({
    text: '1234,5\t7100,25\n1235,5\t7100,25',
    units: ['volumenTon', 'precio'],
  });
});

test('one column alone has no tabs', () => {
  const column = rows.map((row) => ({ ...row, picked: { ...row.picked, volumenTon: false } }));
  expect(pickedFigures(column)).toEqual({ text: '7100,25\n7100,25', units: ['precio'] });
  expect(pickedAnnouncement(column)).toBe('Seleccionadas 2 cifras, precio, de enero 2026 a febrero 2026.');
});

test('nothing selected is nothing to copy, nor to say', () => {
  const none = rows.map(({ picked: _picked, ...row }) => row);
  expect([pickedFigures(none), pickedAnnouncement(none)]).toEqual([null, '']);
});
