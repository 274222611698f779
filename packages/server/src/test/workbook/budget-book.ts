import {
  type Campo,
  COLUMNAS_LIBRO,
  DATOS_LIBRO,
  encabezadoLibro,
  FORMATO_LIBRO,
  HOJAS_LIBRO,
  type VentaPeriodo,
} from '@presupuesto/api-sdk/contract';
import { partsOf, relation, relationsOf, sheetOf, workbookOf } from './book.ts';
import { rowXml, type SalesCell } from './sales-book.ts';
import { zip } from './zip.ts';

/** A sheet as its rows of cells, to be changed before it is written. */
export interface BookTab {
  name: string;
  isHidden?: boolean;
  rows: SalesCell[][];
}

export type BudgetBook = Record<keyof typeof HOJAS_LIBRO, BookTab>;

/** A budget as the application downloads it. @param months as the server lists them */
export function downloadedBook(
  months: readonly VentaPeriodo[],
  data: Record<string, string> = {},
): BudgetBook {
  const keys = new Set(months.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID));
  const pairs = [...keys].map((key) => {
    const of = months.filter(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID === key);
    return [key, of] as const;
  });
  const columns = [...new Map(months.map(({ anio, mes }) => [anio * 12 + mes, { anio, mes }])).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, month]) => month);
  const { clave, relacion, cliente, producto, codigoCliente, codigoProducto } = COLUMNAS_LIBRO;
  const figures = (of: readonly VentaPeriodo[], campo: Campo) =>
    columns.map(
      ({ anio, mes }) => of.find((month) => month.anio === anio && month.mes === mes)?.[campo] ?? null,
    );
  const headers = (campo: Campo) => columns.map((month) => encabezadoLibro(campo, month));
  const tab = (campo: Campo): BookTab => ({
    name: HOJAS_LIBRO[campo],
    rows: [
      [cliente, producto, clave, ...headers(campo)],
      ...pairs.map(([key, of]) => [
        of[0]?.nombreCliente ?? '',
        of[0]?.nombreProducto ?? '',
        key,
        ...figures(of, campo),
      ]),
    ],
  });
  const facts = {
    [DATOS_LIBRO.formato]: String(FORMATO_LIBRO),
    [DATOS_LIBRO.periodo]: months[0]?.periodoID ?? '',
    [DATOS_LIBRO.vendedor]: String(months[0]?.vendedorID ?? ''),
    [DATOS_LIBRO.nombreVendedor]: months[0]?.nombreVendedor ?? '',
    [DATOS_LIBRO.descargado]: '2026-11-03T10:00:00.000Z',
    [DATOS_LIBRO.direccion]: 'https://presupuesto.example',
    ...data,
  };
  const origen: BookTab = {
    name: HOJAS_LIBRO.origen,
    isHidden: true,
    rows: [
      ...Object.entries(facts),
      [
        clave,
        relacion,
        codigoCliente,
        codigoProducto,
        cliente,
        producto,
        ...headers('volumenTon'),
        ...headers('precio'),
      ],
      ...pairs.map(([key, of]) => [
        key,
        of[0]?.clienteProductoID ?? 0,
        of[0]?.clienteCodigo ?? '',
        of[0]?.productoCodigo ?? '',
        of[0]?.nombreCliente ?? '',
        of[0]?.nombreProducto ?? '',
        ...figures(of, 'volumenTon'),
        ...figures(of, 'precio'),
      ]),
    ],
  };
  return { volumenTon: tab('volumenTon'), precio: tab('precio'), origen };
}

/** The file of some sheets, whose first one comes first. */
export function bookOfTabs(tabs: readonly BookTab[]): Buffer {
  const sheets = tabs.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${at + 1}"/>`,
  );
  const relations = tabs.map((_, at) => relation(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  const parts = partsOf({
    workbook: workbookOf(sheets.join('')),
    relations: relationsOf(...relations, relation('styles', 'styles', 'styles.xml')),
    styles: [0, 14],
  });
  const contents = tabs.map(({ rows }, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: sheetOf(rows.map((row, number) => rowXml(row, number + 1)).join('')),
  }));
  return zip([...parts.filter(({ name }) => !name.includes('worksheets/')), ...contents]);
}
