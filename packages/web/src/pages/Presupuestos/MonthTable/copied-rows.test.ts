import { describe, expect, it } from 'vitest';
import { copiedRows } from './copied-rows.ts';

describe('a copied range', () => {
  it('has its rows on lines and its columns behind tabs, with or without a last line break', () => {
    const block = [
      ['1', '2'],
      ['3', '4'],
    ];
    expect(copiedRows('1\t2\r\n3\t4\r\n')).toEqual(block);
    expect(copiedRows('1\t2\n3\t4')).toEqual(block);
    expect(copiedRows('1\t2\r3\t4\r')).toEqual(block);
  });

  it('keeps its empty cells', () => {
    expect(copiedRows('\tabc\n \t7')).toEqual([
      ['', 'abc'],
      [' ', '7'],
    ]);
    expect(copiedRows('1\n\n3')).toEqual([['1'], [''], ['3']]);
  });

  it('takes quoted cells as one, whatever is in them', () => {
    expect(copiedRows('"1,5"\t"a\tb\r\nc"\n"dice ""no"""\t2')).toEqual([
      ['1,5', 'a\tb\r\nc'],
      ['dice "no"', '2'],
    ]);
    expect(copiedRows('"sin cerrar\t5\n6\t7')).toEqual([
      ['"sin cerrar', '5'],
      ['6', '7'],
    ]);
  });

  it.each(['', '12', '1.234,5\r\n', '"12"\n', 'texto'])('of %j is no block: a single value', (text) => {
    expect(copiedRows(text)).toBeUndefined();
  });
});
