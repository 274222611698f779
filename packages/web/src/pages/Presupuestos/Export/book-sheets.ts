import {
  type Campo,
  COLUMNAS_LIBRO,
  DATOS_LIBRO,
  encabezadoLibro,
  FORMATO_LIBRO,
  HOJAS_LIBRO,
  isHistoryMonth,
} from '@presupuesto/api-sdk/contract';
import type { WholeBudget, WholePair } from '@presupuesto/machines';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { type SheetColumn, sheetOf } from '../../../app/sheet.ts';
import { PRICE, TONNES } from './columns.ts';
import { figureOf, pairMonths } from './pair-months.ts';

const { clave, relacion, cliente, producto, codigoCliente, codigoProducto, moneda } = COLUMNAS_LIBRO;

/**
 * A row for each pair and a column for each month, to be changed and uploaded again: tonnes on one sheet, prices on the other, so that
 * a block of either can be filled, pasted and multiplied. History months are there to be looked at, folded away and grey.
 */
export function figureSheet(campo: Campo, { periodo, pairs }: WholeBudget): WriteSheet {
  const naming: readonly SheetColumn<WholePair>[] = [
    { header: cliente, width: 34, value: (pair) => pair.nombreCliente },
    { header: producto, width: 34, value: (pair) => pair.nombreProducto },
    ...(campo === 'precio'
      ? [{ header: moneda, width: 10, value: (pair: WholePair) => pair.monedaID ?? null }]
      : []),
    { header: clave, width: 9, isQuiet: true, value: (pair) => pair.clienteProductoPeriodoID },
  ];
  const months = pairMonths(pairs).map((month) => ({
    header: encabezadoLibro(campo, month),
    width: campo === 'precio' ? 20 : 13,
    numFmt: campo === 'precio' ? PRICE : TONNES,
    isFolded: isHistoryMonth(periodo, month),
    isQuiet: isHistoryMonth(periodo, month),
    value: (pair: WholePair) => figureOf(pair, campo, month),
  }));
  return sheetOf(HOJAS_LIBRO[campo], [...naming, ...months], pairs, 2);
}

/** What the sheets are compared with when they come back: as it was downloaded, by key. Nobody sees it. */
export function originSheet({ periodo, pairs }: WholeBudget, direccion: string, now: Date): WriteSheet {
  const months = pairMonths(pairs);
  const columns = (campo: Campo) => months.map((month) => ({ campo, month }));
  const figures = [...columns('volumenTon'), ...columns('precio')];
  const [first] = pairs;
  const facts: CellValue[][] = [
    [DATOS_LIBRO.formato, FORMATO_LIBRO],
    [DATOS_LIBRO.periodo, periodo.periodoID],
    [DATOS_LIBRO.vendedor, first?.vendedor?.vendedorID ?? null],
    [DATOS_LIBRO.nombreVendedor, first?.vendedor?.nombre ?? null],
    [DATOS_LIBRO.descargado, now.toISOString()],
    [DATOS_LIBRO.direccion, direccion],
  ];
  const header = [clave, relacion, codigoCliente, codigoProducto, cliente, producto];
  return {
    name: HOJAS_LIBRO.origen,
    hidden: true,
    rows: [
      ...facts,
      [...header, ...figures.map(({ campo, month }) => encabezadoLibro(campo, month))],
      ...pairs.map((pair) => [
        pair.clienteProductoPeriodoID,
        pair.clienteProductoID,
        pair.clienteCodigo,
        pair.productoCodigo,
        pair.nombreCliente,
        pair.nombreProducto,
        ...figures.map(({ campo, month }) => figureOf(pair, campo, month)),
      ]),
    ],
  };
}
