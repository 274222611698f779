import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

describe('a copied range', () => {
  it('has its rows on lines and its columns behind tabs, with or without a last line break', () => {
    const block = [
      [1, 2],
      [3, 4],
    ];
    expect(readBlock('1\t2\r\n3\t4\r\n')).toEqual(block);
    expect(readBlock('1\t2\n3\t4')).toEqual(block);
    expect(readBlock('1\t2\r3\t4\r')).toEqual(block);
  });

  it('reads es-ES and plain numbers alike', () => {
    expect(readBlock('1.234,5\n1234.5\n1234,5\n1.234\n0,001\n-3')).toEqual(
      [1234.5, 1234.5, 1234.5, 1234, 0.001, -3].map((value) => [value]),
    );
  });

  it('tells empty cells from what is no number', () => {
    expect(readBlock('\tabc\n \t7')).toEqual([
      ['empty', 'invalid'],
      ['empty', 7],
    ]);
    expect(readBlock('1\n\n3')).toEqual([[1], ['empty'], [3]]);
  });

  it('takes quoted cells as one, whatever is in them', () => {
    expect(readBlock('"1,5"\t"a\tb\r\nc"\n"dice ""no"""\t2')).toEqual([
      [1.5, 'invalid'],
      ['invalid', 2],
    ]);
    expect(readBlock('"sin cerrar\t5\n6\t7')).toEqual([
      ['invalid', 5],
      [6, 7],
    ]);
  });

  it.each(['', '12', '1.234,5\r\n', '"12"\n', 'texto'])('of %j is no block: a single value', (text) => {
    expect(readBlock(text)).toBeUndefined();
  });
});
