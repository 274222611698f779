import { beforeAll, describe, expect, it } from 'vitest';
import { openLoading } from '../../../test/loading.ts';
import { headers, type SalesCell } from '../../../test/workbook/sales-book.ts';
import { withWorld } from '../../../test/world.ts';

const good: SalesCell[] = ['V-ana', 'C-1', 'P-1', 2025, 10, 10, 4500, null];
const [TONNES, PRICE] = [5, 6];

withWorld('A sales file as people write it', (open) => {
  let loading: Awaited<ReturnType<typeof openLoading>>;
  beforeAll(async () => {
    loading = await openLoading(await open());
  });
  const check = (rows: readonly SalesCell[][], header = headers) =>
    loading.check(rows, 'SOPOct-2025', header);

  describe('has its columns found', () => {
    it.each([
      [TONNES, 'Toneladas (t)'],
      [TONNES, 'TONELADAS [Tn]'],
      [TONNES, 'Volumen (t)'],
      [TONNES, 'Volumen Toneladas'],
      [PRICE, 'Precio Kg (COP)'],
      [PRICE, 'Precio/Kg'],
      [PRICE, 'Precio por kg'],
      [PRICE, 'Precio por kilo (moneda local)'],
      [PRICE, 'PRECIO COP/KG'],
      [0, 'Cód. Vendedor'],
      [2, 'Código del Producto'],
    ])('in place %i under «%s»', async (column, header) => {
      const answer = await check([good], headers.with(column, header));
      expect(answer).toMatchObject({ status: 200, data: { totalVentasGuardadas: 1, totalVentasErrores: 0 } });
    });

    it('under their very names where others look alike', async () => {
      const { data } = await check([[...good, 99, 99]], [...headers, 'Toneladas (kg)', 'Precio Kg (EUR)']);
      expect(data?.cambios).toMatchObject({ filasNuevas: 1, toneladasDespues: 10 });
    });
  });

  describe('is refused with the column that cannot be meant', () => {
    it.each([
      [
        TONNES,
        'Volumen (kg)',
        'La columna «Volumen (kg)» no vale como «Toneladas»: está en kilos, no en toneladas.',
      ],
      [
        TONNES,
        'Toneladas (kg)',
        'La columna «Toneladas (kg)» no vale como «Toneladas»: está en kilos, no en toneladas.',
      ],
      [TONNES, 'Kilos', 'La columna «Kilos» no vale como «Toneladas»: está en kilos, no en toneladas.'],
      [TONNES, 'Volumen', 'La columna «Volumen» no vale como «Toneladas»: no dice que sean toneladas.'],
      [PRICE, 'Precio', 'La columna «Precio» no vale como «Precio Kg»: no dice que sea por kilo.'],
      [
        PRICE,
        'Precio por tonelada',
        'La columna «Precio por tonelada» no vale como «Precio Kg»: es por tonelada, no por kilo.',
      ],
      [PRICE, 'Precio Kg ($)', 'no dice qué moneda es; escriba su código, como en «Precio Kg (COP)».'],
      [PRICE, 'Precio Kg (GBP)', 'La columna «Precio Kg (GBP)» no vale como «Precio Kg»: no se entiende.'],
      [
        PRICE,
        'Precio Kg COP/EUR',
        'La columna «Precio Kg COP/EUR» no vale como «Precio Kg»: nombra COP y EUR.',
      ],
    ])('in place %i: «%s»', async (column, header, text) => {
      const answer = await check([good], headers.with(column, header));
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(text) });
      expect(answer.message).toContain(`Falta la columna «${headers[column]}»`);
    });

    it('twice', async () => {
      const header = [...headers.with(PRICE, 'Precio Kg (COP)'), 'Precio Kg (EUR)'];
      expect(await check([[...good, 1]], header)).toMatchObject({
        status: 400,
        message: expect.stringContaining('(«Precio Kg (COP)» y «Precio Kg (EUR)»)'),
      });
    });
  });

  describe('with figures as texts', () => {
    const rowsOf = (...figures: readonly (readonly [SalesCell, SalesCell])[]) =>
      figures.map(([tonnes, price], at) =>
        good
          .with(4, 10 + at)
          .with(TONNES, tonnes)
          .with(PRICE, price),
      );

    it.each([
      [['12.5', '9.5'], ['10.5', '4.500'], '«4.500» (fila 3, Precio Kg)', '«12.5» (fila 2, Toneladas)'],
      [['3.125', '9'], ['0.750', '9'], '«3.125» (fila 2, Toneladas)', '«0.750» (fila 3, Toneladas)'],
      [['3.125', '9'], ['1,234.5', '9'], '«3.125» (fila 2, Toneladas)', '«1,234.5» (fila 3, Toneladas)'],
    ] as const)(
      'is refused whole where a point may mean two things: %j and %j',
      async (one, other, unclear, decimal) => {
        expect(await check(rowsOf(one, other))).toMatchObject({
          status: 400,
          message: expect.stringContaining(
            `El punto de ${unclear} puede ser de miles o decimal: en ${decimal} es decimal.`,
          ),
        });
      },
    );

    it.each([
      [
        ['12.5', '7.25'],
        ['1,234', '5,018'],
        'La coma de «1,234» (fila 3, Toneladas) puede ser de miles o decimal: en «12.5» (fila 2, Toneladas) el decimal es el punto.',
      ],
      [
        ['9', '5,018'],
        ['1,234.5', '9'],
        'La coma de «5,018» (fila 2, Precio Kg) puede ser de miles o decimal: en «1,234.5» (fila 3, Toneladas) el decimal es el punto.',
      ],
      [
        ['1,234', '9'],
        ['2', '1,250,000'],
        'La coma de «1,234» (fila 2, Toneladas) puede ser de miles o decimal: en «1,250,000» (fila 3, Precio Kg) es de miles.',
      ],
      [
        ['1.234', '9'],
        ['2', '1,250,000'],
        'El punto de «1.234» (fila 2, Toneladas) puede ser de miles o decimal: en «1,250,000» (fila 3, Precio Kg) los miles llevan coma.',
      ],
    ] as const)(
      'is refused whole where a comma may be of thousands, in whatever order: %j and %j',
      async (one, other, text) => {
        const help = 'Guarde las cifras como números o escríbalas con coma decimal y sin separador de miles.';
        expect(await check(rowsOf(one, other))).toMatchObject({ status: 400, message: `${text} ${help}` });
      },
    );

    it.each([
      [['1,234', '9'], ['12', '5,018'], 13.234],
      [['1,234', '9,5'], ['12', '4.500'], 13.234],
      [['0,750', '9'], ['12.5', '5'], 13.25],
      [['1.234', '9,5'], ['1.234,5', '4.500'], 2468.5],
      [['12.5', '9.5'], ['0.5', '1000'], 13],
      [[1.5, 2], ['1.234', '9'], 1235.5],
    ] as const)(
      'is read where their points and commas mean one thing: %j and %j',
      async (one, other, tonnes) => {
        const { status, data } = await check(rowsOf(one, other));
        expect(status).toBe(200);
        expect(data?.cambios).toMatchObject({ toneladasDespues: tonnes });
      },
    );
  });

  it("keeps a price from clients in another currency than its header's", async () => {
    const peruvian = good.with(1, 'C-2');
    const { data } = await check([good, peruvian], headers.with(PRICE, 'Precio Kg (COP)'));
    expect(data).toMatchObject({
      totalVentasGuardadas: 1,
      listaErroresFila: [
        'Fila 3: la columna «Precio Kg (COP)» está en COP y la moneda del cliente «C-2» es PEN',
      ],
    });
  });

  it("lists a refused row with the currency of its price's header, in which it is refused again", async () => {
    const peruvian = good.with(1, 'C-2');
    const { data } = await check([good, peruvian], headers.with(PRICE, 'Precio Kg (COP)'));
    const refused = data?.filasConError?.[0];
    expect(refused?.valores).toMatchObject({ 'Código Cliente': 'C-2', 'Precio Kg': '4500', Moneda: 'COP' });
    const again = await check([good, headers.map((name) => refused?.valores[name] ?? null)]);
    expect(again.data).toMatchObject({
      totalVentasGuardadas: 1,
      listaErroresFila: ['Fila 3: la moneda «COP» no es la del cliente «C-2», que es PEN'],
    });
  });

  it("lists a refused row with its own currency, not with its header's", async () => {
    const { data } = await check([good.with(7, 'PEN').with(5, 'x')], headers.with(PRICE, 'Precio Kg (COP)'));
    expect(data?.filasConError).toMatchObject([{ valores: { Moneda: 'PEN' } }]);
  });

  it.each([
    'Octubre',
    'oct',
    'OCT.',
    'Octubre 2025',
    'oct-25',
    'octubre de 2025',
    '10 - Octubre',
    '01/10/2025',
    '31-10-25',
    '10/2025',
    '2025-10-01',
    '2025-10',
    '2025-10-01T00:00:00',
    '2025-10-31 00:00:00.000',
    '2025-10-01T00:00:00+02:00',
    '01/10/2025 0:00',
    '31/10/2025 0:00:00',
    { date: 45_931 },
    { date: 45_945.5 },
  ])('names October as %j', async (mes) => {
    const { data } = await check([good.with(4, mes)]);
    expect(data).toMatchObject({ totalVentasGuardadas: 1, listaErroresFila: [] });
  });

  it.each(['Septiembre', 'setiembre', 'sep.', 'sept', 'SET'])('names September as %s', async (mes) => {
    const { data } = await check([good.with(4, mes), good.with(4, 9)]);
    expect(data?.listaErroresFila).toEqual([
      'Fila 3: repite el vendedor, el cliente, el producto y el mes de la fila 2',
    ]);
  });

  describe('with rows of totals', () => {
    const blank: SalesCell[] = [null, null, null, null, null, 10, 4500, null];

    it.each([
      ['at its end without a word', blank],
      ['that says so', blank.with(0, 'Total')],
      ['that says so under the months, with its year', blank.with(3, 2025).with(4, 'TOTAL GENERAL:')],
    ])('passes over one %s, and lists it', async (_, total) => {
      const { data, message } = await check([good, total]);
      expect(data).toMatchObject({ totalVentasGuardadas: 1, totalVentasErrores: 0, filasOmitidas: [3] });
      expect(message).toContain('Se omitió la fila de totales 3.');
    });

    it('passes over subtotals, and takes a row without codes before others for what it is', async () => {
      const { data } = await check([good, blank.with(2, 'Subtotal'), blank, good.with(4, 11), blank, blank]);
      expect(data).toMatchObject({
        totalVentasGuardadas: 2,
        totalVentasErrores: 1,
        filasOmitidas: [3, 6, 7],
        filasConError: [{ fila: 4 }],
      });
    });

    it('counts them all, also those that are not listed any more', async () => {
      const totals = Array.from({ length: 60 }, () => blank.with(0, 'Total'));
      const { data, message } = await check([good, ...totals, ...totals.map(() => blank)]);
      expect(message).toContain('Se omitieron 120 filas de totales.');
      expect(data?.totalFilasOmitidas).toBe(120);
      expect(data?.filasOmitidas).toHaveLength(100);
    });

    it('does not take one for a total that names its month', async () => {
      const { data } = await check([good, blank.with(3, 2025).with(4, 11)]);
      expect(data).toMatchObject({ totalVentasErrores: 1, filasOmitidas: [] });
    });
  });
});
