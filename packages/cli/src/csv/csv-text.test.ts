import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvText, EXCEL, PLAIN } from './csv-text.ts';

it('writes for Excel in Spanish: semicolons, decimal commas, Sí and No, and line ends of Windows', () => {
  expect(
    csvText(
      [
        ['Ana', 12.5, true, null],
        ['Luis', 0, false, undefined],
      ],
      EXCEL,
    ),
  ).toBe('Ana;12,5;Sí;\r\nLuis;0;No;\r\n');
  expect(EXCEL.start).toBe('\uFEFF');
});

it('writes for programs: commas, decimal points, true and false', () => {
  expect(csvText([['Ana', 12.5, true, null]], PLAIN)).toBe('Ana,12.5,true,\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'keeps Excel from taking the text %j for a formula, and a program from reading another one',
  (text) => {
    expect(parse(csvText([[text]], EXCEL), { delimiter: ';' })).toEqual([[`'${text}`]]);
    expect(parse(csvText([[text]], PLAIN))).toEqual([[text]]);
  },
);

it('leaves a negative figure a figure', () => {
  expect(csvText([[-5.25]], EXCEL)).toBe('-5,25\r\n');
});

it.each(['a;b', 'a,b', 'a "b" c', 'a\nb', "O'Brien", 'Ñandú'])('gives %j back as it was', (text) => {
  expect(parse(csvText([[text, 'x']], EXCEL), { delimiter: ';' })).toEqual([[text, 'x']]);
  expect(parse(csvText([[text, 'x']], PLAIN))).toEqual([[text, 'x']]);
});

it('writes very small and very large figures without an exponent', () => {
  expect(csvText([[1e-7, 1.5e-7, 1e21]], PLAIN)).toBe('0.0000001,0.00000015,1000000000000000000000\n');
});
