import { expect, it } from 'vitest';
import { type BookTab, bookOfTabs } from '../test/workbook/budget-book.ts';
import { withFile } from '../test/workbook/read.ts';
import { readWorkbook } from './read-workbook.ts';

/** The sheets that are read, each with its rows as `number: cells`. */
async function read(tabs: readonly BookTab[]): Promise<Record<string, string[]>> {
  const sheets: Record<string, string[]> = {};
  let name = '';
  await withFile(bookOfTabs(tabs), (path) =>
    readWorkbook(path, {
      sheets: { names: ['Hoja'], header: 'Clave' },
      onSheet: (opened) => {
        name = opened;
        sheets[name] = [];
      },
      onRows: (batch) => {
        for (const { number, cells } of batch) {
          sheets[name]?.push(
            `${number}: ${cells
              .map(({ text }) => text)
              .join(' ')
              .trim()}`,
          );
        }
      },
    }),
  );
  return sheets;
}

it('Sheets are read as they are, by their names, or where they have a header, also those that nobody sees', async () => {
  const rows = [['a', 1], [], [null, 'b']];
  expect(
    await read([
      { name: 'Resumen', rows },
      { name: 'HOJA', rows },
      { name: 'Oculta', isHidden: true, rows: [['x', 'Clave'], [7]] },
      { name: 'Clave', rows },
    ]),
  ).toEqual({ HOJA: ['1: a 1', '3: b'], Oculta: ['1: x Clave', '2: 7'] });
});

it('A header counts in the first rows alone, and columns up to the two hundredth', async () => {
  const far = Array.from({ length: 201 }, (_, at) => (at === 199 || at === 200 ? `c${at}` : null));
  expect(
    await read([
      { name: 'Tarde', rows: [...Array.from({ length: 10 }, () => ['x']), ['Clave']] },
      { name: 'Hoja', rows: [far] },
    ]),
  ).toEqual({ Hoja: ['1: c199'] });
});
