import type { WholePair } from '@presupuesto/machines';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { venta } from '../../../fixtures/months.ts';
import { sop10 } from '../../../fixtures/periods.ts';
import { readParts } from '../../../fixtures/workbook-parts.ts';
import { writeBudget } from './budget-workbook.ts';

const MOMENT = new Date('2026-11-03T10:00:00Z');
const month = (mes: number, volumenTon: number, precio: number, over = {}) =>
  venta({ anio: 2025, mes, volumenTon, precio, ventaID: mes, ...over });

const pair = (over: Partial<WholePair> = {}): WholePair => ({
  clienteProductoPeriodoID: 1,
  clienteProductoID: 2,
  clienteCodigo: '007',
  nombreCliente: 'Envases Andinos',
  productoCodigo: 'P-001',
  nombreProducto: 'Lámina TFS',
  nombrePais: 'Colombia',
  nombreDivision: 'Envases',
  monedaID: 'COP',
  presupuestado: true,
  ventas: [month(9, 10.125, 2), month(10, 1234.5, 6400.1234), month(11, 0, 0)],
  ...over,
});

async function read(pairs: readonly WholePair[]) {
  const file = await writeBudget({ periodo: sop10, pairs }, 'https://presupuesto.example', MOMENT);
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const parts = await readParts(file);
  return { file, sheets: book.sheets, parts };
}

it('holds names to the letter that a workbook would read as an escape, or that its XML could not hold', async () => {
  const nombreCliente = 'Acero _x0041_ _X000d_ _x41_ \uffff';
  const { sheets, parts } = await read([pair({ nombreCliente, nombreProducto: 'Lámina _x0041_' })]);
  for (const { rows } of sheets.filter(({ name }) => name.startsWith('Hoja'))) {
    expect(rows.flat()).toContain(nombreCliente);
    expect(rows.flat()).toContain('Lámina _x0041_');
  }
  expect([...parts.values()].filter((part) => /[\ufffe\uffff]/.test(part))).toEqual([]);
});

it('holds a row for each month of each pair, figures as numbers and codes as texts', async () => {
  const { sheets, file } = await read([pair()]);
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(sheets.map(({ name }) => name)).toEqual([
    'Presupuesto',
    'Resumen',
    'Hoja',
    'Hoja precio',
    'Hoja origen',
  ]);
  const [header, september, october] = sheets[0]?.rows ?? [];
  expect(header).toEqual([
    'Cliente',
    'Producto',
    'Código Cliente',
    'Código Producto',
    'País',
    'División',
    'Presupuestado',
    'Moneda',
    'Año',
    'Mes',
    'Tipo de Mes',
    'Toneladas',
    'Precio Kg',
    'Ventas',
    'Ventas EUR',
  ]);
  const naming = ['Envases Andinos', 'Lámina TFS', '007', 'P-001', 'Colombia', 'Envases', 'Sí', 'COP'];
  expect(september?.slice(0, 13)).toEqual([...naming, 2025, 9, 'Histórico', 10.125, 2]);
  expect(october?.slice(8, 14)).toEqual([2025, 10, 'Presupuesto', 1234.5, 6400.1234, 7_900_952_337.3]);
});

it('sums up each pair, and sets its tonnes side by side by month', async () => {
  const other = pair({ presupuestado: false, ventas: [month(10, 1, 1), month(12, 2.5, 1)] });
  const { sheets } = await read([
    pair({ ventas: [month(9, 10, 2, { valorEUR: 4 }), month(10, 30, 4, { valorEUR: 24.5 })] }),
    other,
  ]);
  const [header, first, second] = sheets[1]?.rows ?? [];
  expect(header?.slice(8)).toEqual([
    'Toneladas',
    'Precio Promedio',
    'Ventas',
    'Ventas EUR',
    'Sep 2025 (t)',
    'Oct 2025 (t)',
    'Dic 2025 (t)',
  ]);
  expect(first?.slice(8)).toEqual([40, 3.5, 140_000, 28.5, 10, 30, null]);
  expect([second?.[6], ...(second?.slice(12) ?? [])]).toEqual(['No', null, 1, 2.5]);
});

it('leaves out what the server does not know: codes, and euros without a rate', async () => {
  const bare = pair({
    clienteCodigo: null,
    productoCodigo: null,
    nombrePais: null,
    ventas: [month(10, 1, 1, { valorEUR: null })],
  });
  const { sheets } = await read([bare]);
  const [header, row] = sheets[0]?.rows ?? [];
  expect(header).not.toContain('Código Cliente');
  expect([row?.[2], row?.at(-1)]).toEqual([null, null]);
  expect(sheets[1]?.rows[1]?.[9]).toBeNull();
});

it('counts months without sales as 0 euros in the totals, where there is no rate', async () => {
  const { sheets } = await read([pair({ ventas: [month(10, 0, 1, { valorEUR: null })] })]);
  expect(sheets[0]?.rows[1]?.at(-1)).toBeNull();
  expect(sheets[1]?.rows[1]?.[11]).toBe(0);
});

it('keeps the headers in view, the names of the summary too, and formats the figures', async () => {
  const { parts } = await read([pair()]);
  const [months, summary] = [1, 2].map((at) => parts.get(`xl/worksheets/sheet${at}.xml`) ?? '');
  expect(months).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  expect(summary).toMatch(/<pane xSplit="2" ySplit="1" topLeftCell="C2" state="frozen"/);
  expect(months).toContain('<autoFilter ref="A1:O4"/>');
  expect(parts.get('xl/styles.xml')).toContain('formatCode="#,##0.000"');
  // A number, without a type: `t="s"` would be a text.
  expect(months).toMatch(/<c r="L3" s="\d+"><v>1234.5<\/v><\/c>/);
});

it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a")', '<b>&"x"</b>'])(
  'a name that looks like a formula or like markup stays the same text: %j',
  async (name) => {
    const { sheets, parts } = await read([pair({ nombreCliente: name, productoCodigo: name })]);
    expect([sheets[0]?.rows[1]?.[0], sheets[0]?.rows[1]?.[3], sheets[1]?.rows[1]?.[0]]).toEqual([
      name,
      name,
      name,
    ]);
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toMatch(/<c r="A2" t="s"/);
  },
);

it('a budget without pairs is a workbook with its headers', async () => {
  const { sheets } = await read([]);
  expect(sheets.slice(0, 4).map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1]);
});

it('takes the notes along: those of months beside their rows, those of pairs beside theirs', async () => {
  const nota = (texto: string) => ({ texto, usuario: 'ana', fecha: '2025-11-03T18:04:00.000Z' });
  const noted = pair({
    nota: nota('=Cliente nuevo'),
    ventas: [month(9, 10, 2), month(10, 30, 4, { nota: nota('Pedido aplazado') })],
  });
  const { sheets } = await read([noted, pair()]);
  const [header, september, october] = sheets[0]?.rows ?? [];
  expect(header?.at(-1)).toBe('Nota');
  expect([september?.[15] ?? null, october?.[15]]).toEqual([null, 'Pedido aplazado']);
  const [summary, first, second] = sheets[1]?.rows ?? [];
  const at = summary?.indexOf('Nota') ?? -1;
  expect([first?.[at], second?.[at] ?? null]).toEqual(['=Cliente nuevo', null]);
});

it('holds sheets to be changed and uploaded: tonnes, prices, and, hidden, what was downloaded', async () => {
  const vendedor = { vendedorID: 7, nombre: 'Ana Ruiz' };
  const bare = pair({ clienteProductoPeriodoID: 9, nombreCliente: 'Zumos', ventas: [month(11, 5, 3)] });
  const { sheets, parts } = await read([pair({ vendedor }), bare]);
  const [tonnes, prices, origin] = sheets.slice(2);
  expect(tonnes?.rows).toEqual([
    ['Cliente', 'Producto', 'Clave', 'Sep 2025 (t)', 'Oct 2025 (t)', 'Nov 2025 (t)'],
    ['Envases Andinos', 'Lámina TFS', 1, 10.125, 1234.5, 0],
    ['Zumos', 'Lámina TFS', 9, null, null, 5],
  ]);
  expect(prices?.rows[0]?.slice(2)).toEqual([
    'Moneda',
    'Clave',
    'Sep 2025 (precio kg)',
    'Oct 2025 (precio kg)',
    'Nov 2025 (precio kg)',
  ]);
  expect(prices?.rows[1]?.slice(2)).toEqual(['COP', 1, 2, 6400.1234, 0]);
  expect(origin?.rows.slice(0, 6).map(([name, value]) => [name, value])).toEqual([
    ['Formato', 1],
    ['Período', 'SOP10-2025'],
    ['Vendedor', 7],
    ['Nombre del vendedor', 'Ana Ruiz'],
    ['Descargado', '2026-11-03T10:00:00.000Z'],
    ['Dirección', 'https://presupuesto.example'],
  ]);
  const naming = [1, 2, '007', 'P-001', 'Envases Andinos', 'Lámina TFS'];
  expect(origin?.rows[7]).toEqual([...naming, 10.125, 1234.5, 0, 2, 6400.1234, 0]);
  expect(parts.get('xl/workbook.xml')).toMatch(/name="Hoja origen"[^>]* state="hidden"/);
});

it('folds history months away, beside those that are to be changed', async () => {
  const { parts } = await read([pair()]);
  const columns = [...(parts.get('xl/worksheets/sheet3.xml') ?? '').matchAll(/<col [^>]*>/g)].map(
    ([col]) => col,
  );
  expect(columns[3]).toMatch(/hidden="true"/);
  expect(columns[3]).toMatch(/outlineLevel="1"/);
  expect(columns[4]).toMatch(/collapsed="true"/);
  expect(columns[4]).not.toMatch(/hidden|outlineLevel/);
});
