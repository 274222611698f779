import { beforeAll, expect, it } from 'vitest';
import { openLoading } from '../../../test/loading.ts';
import { headers, type SalesCell } from '../../../test/workbook/sales-book.ts';
import { withWorld } from '../../../test/world.ts';
import { MAX_LISTED } from './row-errors.ts';

const good: SalesCell[] = ['V-ana', 'C-1', 'P-1', 2025, 10, 10, 4500, 'COP'];
const withCell = (column: number, cell: SalesCell): SalesCell[] => good.with(column, cell);

withWorld('A bad row', (open) => {
  let loading: Awaited<ReturnType<typeof openLoading>>;
  beforeAll(async () => {
    loading = await openLoading(await open());
  });

  const cases: [number, SalesCell, string][] = [
    [0, 'V-99', 'el vendedor «V-99» no existe'],
    [1, 'C-99', 'el cliente «C-99» no existe'],
    [2, 'P-99', 'el producto «P-99» no existe'],
    [2, 99, 'el producto «99» no existe'],
    [2, null, 'la columna «Código Producto» está vacía'],
    [2, { error: '#N/A' }, 'la columna «Código Producto» contiene un error (#N/A)'],
    [3, 'dos mil', 'el año «dos mil» no es válido; escriba el año con cuatro cifras'],
    [3, 25, 'el año «25» no es válido; escriba el año con cuatro cifras'],
    [3, 2030, 'el mes 10/2030 no pertenece al período SOP10-2025'],
    [4, 13, 'el mes «13» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, 1.5, 'el mes «1,5» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, 'Octobre', 'el mes «Octobre» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, '01/13/2025', 'el mes «01/13/2025» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, '31/09/2025', 'el mes «31/09/2025» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, '2025-02-29', 'el mes «2025-02-29» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, '0/10/2025', 'el mes «0/10/2025» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, '11 - Octubre', 'el mes «11 - Octubre» no es válido; escriba un número del 1 al 12 o su nombre'],
    [4, { date: 45_931 + 365 }, 'el mes «2026-10-01» es de 2026 y el año es 2025'],
    [4, 'oct-24', 'el mes «oct-24» es de 2024 y el año es 2025'],
    [5, -1, 'las toneladas «-1» son negativas'],
    [5, -1.5, 'las toneladas «-1,5» son negativas'],
    [5, 'muchas', 'las toneladas «muchas» no son un número'],
    [5, 100_000_000, 'las toneladas «100000000» superan el máximo de 99.999.999'],
    [5, null, 'la columna «Toneladas» está vacía'],
    [6, -0.001, 'el precio «-0,001» es negativo'],
    [6, '-1,5', 'el precio «-1,5» es negativo'],
    [6, { error: '#DIV/0!' }, 'la columna «Precio Kg» contiene un error (#DIV/0!)'],
    [
      6,
      { formula: '9/2' },
      'la columna «Precio Kg» contiene una fórmula sin resultado; abra el archivo en Excel y guárdelo',
    ],
    [6, '9'.repeat(100), `el precio «${'9'.repeat(60)}…» supera el máximo de 99.999.999`],
    [7, 'XYZ', 'la moneda «XYZ» no existe'],
    [7, 'PEN', 'la moneda «PEN» no es la del cliente «C-1», que es COP'],
  ];

  it.each(cases)('with %i: %j is answered with: %s', async (column, cell, motivo) => {
    const { data } = await loading.check([good, withCell(column, cell)], 'SOPOct-2025');
    expect(data).toMatchObject({
      totalVentasGuardadas: 1,
      totalVentasErrores: 1,
      listaErroresFila: [`Fila 3: ${motivo}`],
      filasConError: [{ fila: 3, motivo }],
    });
  });

  it('lists all that is wrong with it, and what it holds by the names of the columns', async () => {
    const { data } = await loading.check([['V-9', 'C-9', 'P-1', 2025, 0, 'x', 1, null]], 'SOPOct-2025');
    expect(data?.filasConError).toEqual([
      {
        fila: 2,
        motivo:
          'el vendedor «V-9» no existe; el cliente «C-9» no existe; el mes «0» no es válido; escriba un número del 1 al 12 o su nombre; las toneladas «x» no son un número',
        valores: {
          'Código Vendedor': 'V-9',
          'Código Cliente': 'C-9',
          'Código Producto': 'P-1',
          Año: '2025',
          Mes: '0',
          Toneladas: 'x',
          'Precio Kg': '1',
          Moneda: '',
        },
      },
    ]);
  });

  it('is one of nothing but formulas that no spreadsheet has reckoned', async () => {
    const { data } = await loading.check([good, good.map(() => ({ formula: 'X1' }))], 'SOPOct-2025');
    expect(data).toMatchObject({
      totalVentasGuardadas: 1,
      totalVentasErrores: 1,
      filasConError: [{ fila: 3, valores: { Toneladas: 'fórmula sin resultado' } }],
    });
  });

  it('has the key of an earlier one', async () => {
    const { data } = await loading.check([good, withCell(4, 11), withCell(5, 99)], 'SOPOct-2025');
    expect(data?.listaErroresFila).toEqual([
      'Fila 4: repite el vendedor, el cliente, el producto y el mes de la fila 2',
    ]);
  });

  it('is not one that is written otherwise: codes in another case, texts for numbers, formulas, columns in any order', async () => {
    const order = [7, 6, 5, 4, 3, 2, 1, 0];
    const row = [
      'v-ANA ',
      'c-1',
      'p-1',
      '2025',
      { formula: 'SUM(4,6)', value: '10' },
      '1.234,5',
      { formula: '1/3', value: '0.33333333333333331' },
      'cop',
    ];
    const header = headers.map((name) => ` ${name.toUpperCase().replace('Ó', 'O')}`);
    const { data } = await loading.load(
      [order.map((at) => row[at] ?? null)],
      'SOPNov-2025',
      order.map((at) => header[at] ?? ''),
    );
    expect(data).toMatchObject({ totalVentasGuardadas: 1, totalVentasErrores: 0 });
    expect(await loading.figures('SOP11-2025')).toEqual(['ana C-1 P-1 2025-10: 1234.500 0.3333']);
  });

  it('is counted even where there are too many to be listed', async () => {
    const rows = Array.from({ length: MAX_LISTED + 5 }, () => withCell(0, 'V-9'));
    const { data, message } = await loading.check([good, ...rows], 'SOPOct-2025');
    expect(data?.totalVentasErrores).toBe(MAX_LISTED + 5);
    expect(data?.listaErroresFila).toHaveLength(MAX_LISTED);
    expect(data?.filasConError).toHaveLength(MAX_LISTED);
    expect(message).toContain('Se muestran las primeras 10000; faltan 5 más.');
  });

  it('is not what a whole file is refused for', async () => {
    expect(await loading.load([good], 'SOPDic-2025', headers.with(2, 'Otra'))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Falta la columna «Código Producto»'),
    });
    expect(await loading.load([], 'SOPDic-2025')).toMatchObject({
      status: 400,
      message: 'El archivo no tiene ninguna fila de ventas.',
    });
    expect(await loading.period('SOP12-2025')).toBeUndefined();
  });
});
