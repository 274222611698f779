import { expect, it } from 'vitest';
import { readCells, readParts } from '../../../fixtures/workbook-parts.ts';
import { writeTemplate } from './template.ts';

it('the template holds the columns of a sales file and nothing that a load would take for a sale', async () => {
  const [header, ...rows] = await readCells(await writeTemplate());
  expect(header).toEqual([
    'Código Vendedor',
    'Código Cliente',
    'Código Producto',
    'Año',
    'Mes',
    'Toneladas',
    'Precio Kg',
    'Moneda',
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flat().filter((value) => value !== null)).toEqual([]);
});

it('keeps its header in view, codes as texts and figures with their decimals', async () => {
  const file = await writeTemplate();
  const parts = await readParts(file);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  const styles = parts.get('xl/styles.xml') ?? '';
  const formats = [...styles.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => Number(id));
  const custom = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [Number(id), code]),
  );
  const formatOf = (cell: string) => {
    const style = Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet)?.[1]);
    // The first formats are those of the styles of cells, of which there is one.
    const id = formats.slice(1)[style] ?? -1;
    return custom.get(id);
  };
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2'].map(formatOf)).toEqual([
    '@',
    '@',
    '@',
    '0',
    '0',
    '#,##0.000',
    '#,##0.00##',
  ]);
});
