import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

const texts = (text: string) => readBlock(text)?.map((row) => row.map((cell) => cell.text));

describe('a copied range', () => {
  it('has its rows on lines and its columns behind tabs, with or without a last line break', () => {
    const block = [
      ['1', '2'],
      ['3', '4'],
    ];
    expect(texts('1\t2\r\n3\t4\r\n')).toEqual(block);
    expect(texts('1\t2\n3\t4')).toEqual(block);
    expect(texts('1\t2\r3\t4\r')).toEqual(block);
  });

  it('keeps its empty cells', () => {
    expect(texts('\tabc\n \t7')).toEqual([
      ['', 'abc'],
      ['', '7'],
    ]);
    expect(texts('1\n\n3')).toEqual([['1'], [''], ['3']]);
  });

  it('takes quoted cells as one, whatever is in them', () => {
    expect(texts('"1,5"\t"a\tb\r\nc"\n"dice ""no"""\t2')).toEqual([
      ['1,5', 'a b c'],
      ['dice "no"', '2'],
    ]);
    expect(texts('"sin cerrar\t5\n6\t7')).toEqual([
      ['"sin cerrar', '5'],
      ['6', '7'],
    ]);
  });

  it.each(['', '12', '1.234,5\r\n', '"12"\n', 'texto'])('of %j is no block: a single value', (text) => {
    expect(readBlock(text)).toBeUndefined();
  });
});
