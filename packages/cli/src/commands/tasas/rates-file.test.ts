import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readRatesFile } from './rates-file.ts';

const HEADER = 'periodo;moneda;mes;tasa';

describe('a file of rates', () => {
  it('is read with the line of each rate', () => {
    const { rates, bad } = readRatesFile(
      `${HEADER}\r\nSOP10-2026;COP;;4.512,35\r\n\r\nCUR-2026; PEN ;3;4,05\r\n`,
    );
    expect(bad).toEqual([]);
    expect(rates).toMatchObject([
      { line: 2, rate: { periodoID: 'SOP10-2026', monedaID: 'COP', tasaCambioEUR: '4512.35' } },
      { line: 4, rate: { periodoID: 'CUR-2026', monedaID: 'PEN', mes: 3, tasaCambioEUR: '4.05' } },
    ]);
  });

  it('may have its columns in another order, under the names of the contract, with commas, without months', () => {
    const { rates } = readRatesFile('tasaCambioEUR,PERIODOID,monedaID\n1.085,BGT-2027,USD\n');
    expect(rates).toMatchObject([
      { rate: { periodoID: 'BGT-2027', monedaID: 'USD', tasaCambioEUR: '1.085' } },
    ]);
  });

  it('may have been written by two programs, and begin with a blank line', () => {
    const { rates, bad } = readRatesFile(`\n${HEADER}\r\nA;B;;1,1\nC;D;;2,2\r\nE;F;;3,3\r`);
    expect(bad).toEqual([]);
    expect(rates.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  it('may come from Excel on Windows', () => {
    const bytes = Buffer.from('PERÍODO;MONEDA;MES;TASA\nBGT-2027;USD;;1,1\n', 'latin1');
    expect(readRatesFile(decodeText(bytes)).rates).toHaveLength(1);
    expect(readRatesFile(decodeText(Buffer.from(`\uFEFF${HEADER}\nA;B;;1,1\n`))).rates).toHaveLength(1);
  });

  /** What Excel saves as "Texto Unicode"; its bytes the other way round where another system did. */
  const utf16 = (text: string, order: 'le' | 'be' = 'le') => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };

  it.each(['le', 'be'] as const)('may be Unicode text of Excel, with tabs, in UTF-16 (%s)', (order) => {
    const text = 'PERÍODO\tMONEDA\tMES\tTASA\r\nSOP10-2026\tCOP\t\t4.512,35\r\nCUR-2026\tPEN\t3\t4,05\r\n';
    const { rates, bad } = readRatesFile(decodeText(utf16(text, order)));
    expect(bad).toEqual([]);
    expect(rates).toMatchObject([
      { line: 2, rate: { periodoID: 'SOP10-2026', monedaID: 'COP', tasaCambioEUR: '4512.35' } },
      { line: 3, rate: { periodoID: 'CUR-2026', monedaID: 'PEN', mes: 3, tasaCambioEUR: '4.05' } },
    ]);
  });

  it('names the cell that is missing where a tab ends its line, or begins it', () => {
    const { bad } = readRatesFile('periodo\tmoneda\ttasa\n\tCOP\t1,5\nBGT-2027\tCOP\t\n');
    expect(bad).toEqual([
      { line: 2, problems: ['Debe seleccionar un período'] },
      { line: 3, problems: ['La tasa de cambio EUR es requerida'] },
    ]);
  });

  it.each([
    ['UTF-16 that does not say so', Buffer.from(`${HEADER}\nA;B;;1\n`, 'utf16le')],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1')],
  ])('is refused with what to do instead when it is %s', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('guárdelo en Excel como «CSV UTF-8»');
  });

  it.each(['sep=;', 'SEP=;\r', '"sep=;"', '\nsep=; '])('may name its separator first: %j', (first) => {
    const { rates, bad } = readRatesFile(`${first}\n${HEADER}\nBGT-2027;COP;;4512,35\nX\n`);
    const before = first.startsWith('\n') ? 2 : 1;
    expect(rates).toMatchObject([{ line: before + 2, rate: { tasaCambioEUR: '4512.35' } }]);
    expect(bad).toEqual([{ line: before + 3, problems: ['tiene 1 columnas en vez de 4'] }]);
  });

  it.each([
    ['after the last', 'periodo;moneda;mes;tasa;;\nCUR-2026;PEN;3;4,05;;\nBGT-2027;COP;;4512,35\n'],
    ['before the first', ';periodo;moneda;mes;tasa\n;CUR-2026;PEN;3;4,05\n;BGT-2027;COP;;4512,35\n'],
    ['of its lines alone', 'periodo;moneda;mes;tasa\nCUR-2026;PEN;3;4,05;\nBGT-2027;COP;;4512,35;\n'],
  ])('may have an empty column %s', (_, text) => {
    const { rates, bad } = readRatesFile(text);
    expect(bad).toEqual([]);
    expect(rates).toMatchObject([
      { line: 2, rate: { periodoID: 'CUR-2026', monedaID: 'PEN', mes: 3, tasaCambioEUR: '4.05' } },
      { line: 3, rate: { periodoID: 'BGT-2027', monedaID: 'COP', tasaCambioEUR: '4512.35' } },
    ]);
  });

  it('has the separator that it names, whatever its columns look like', () => {
    const { rates } = readRatesFile('sep=,\n"periodo","moneda","tasa"\nBGT;COP,USD,1.085\n');
    expect(rates).toMatchObject([{ rate: { periodoID: 'BGT;COP', tasaCambioEUR: '1.085' } }]);
    const tabs = readRatesFile('sep=\t\nperiodo\tmoneda\ttasa\nBGT-2027\tUSD\t1,0850\n');
    expect(tabs.rates).toMatchObject([{ line: 3, rate: { tasaCambioEUR: '1.0850' } }]);
  });

  it.each([
    [';COP;;1', 'Debe seleccionar un período'],
    ['BGT-2027;;;1', 'Debe seleccionar una moneda'],
    ['BGT-2027;COP;;', 'La tasa de cambio EUR es requerida'],
    ['BGT-2027;COP;;0', 'La tasa de cambio debe ser un número válido mayor a 0'],
    ['BGT-2027;COP;;mucho', 'La tasa de cambio debe ser un número válido mayor a 0'],
    ['BGT-2027;COP;13;1', 'El mes debe ser un número entero entre 1 y 12'],
    ['BGT-2027;COP;enero;1', 'El mes debe ser un número entero entre 1 y 12'],
    ['SOP10-2026;COP;3;4512,35', 'El mes solo se admite en períodos CUR'],
    ['BGT-2027;EUR;;1', 'El euro no necesita tasa de cambio'],
    ['BGT-2027;COP;;0,0000004', 'La tasa de cambio debe ser un número válido mayor a 0'],
    ['BGT-2027;COP;;1.085', 'la tasa 1.085 puede leerse de dos formas: escriba 1,085 o 1085'],
    ['BGT-2027;COP;1', 'tiene 3 columnas en vez de 4'],
  ])('says of the line %s what is wrong with it', (line, problem) => {
    expect(readRatesFile(`${HEADER}\n${line}\n`)).toEqual({
      rates: [],
      bad: [{ line: 2, problems: [problem] }],
    });
  });

  it('names everything that is wrong with a line', () => {
    expect(readRatesFile(`${HEADER}\n;;;1\n`).bad[0]?.problems).toHaveLength(2);
  });

  it('may give a month where only the server knows the type of the period', () => {
    expect(readRatesFile(`${HEADER}\nEJERCICIO;COP;3;1\n`).bad).toEqual([]);
  });

  it('must not hold a rate twice', () => {
    const { rates, bad } = readRatesFile(`${HEADER}\nCUR-2026;COP;;1\nCUR-2026;COP;1;1\nCUR-2026;COP;;2\n`);
    expect(rates).toHaveLength(2);
    expect(bad).toEqual([{ line: 4, problems: ['repite la línea 2'] }]);
  });

  it.each([
    ['', 'Falta la columna periodo'],
    ['periodo;tasa\n', 'Falta la columna moneda'],
    ['periodo;moneda;mess;tasa\n', 'Columna desconocida: mess'],
    ['periodo;periodoID;moneda;tasa\n', 'La columna periodo está dos veces'],
    [`${HEADER}\n`, 'ninguna tasa'],
    [`${HEADER}\n"BGT;COP;;1\n`, 'comillas sin cerrar'],
    [`${HEADER}\nBGT;C"P;;1\n`, 'comillas en medio de un valor'],
    [`${HEADER}\nBGT;"CO"P;;1\n`, 'comillas en medio de un valor'],
  ])('is refused when it is %j', (text, problem) => {
    expect(() => readRatesFile(text)).toThrow(problem);
  });
});
