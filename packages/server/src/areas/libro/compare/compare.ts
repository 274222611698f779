import { estadoLibro, isHistoryMonth, monthAt } from '@presupuesto/api-sdk/contract';
import { plain } from '../../../workbook/plain.ts';
import type { Period } from '../../shared/period.ts';
import { HISTORY } from '../../ventas/rules.ts';
import { figureOf, type Reading } from '../read/cell.ts';
import { columnName } from '../read/columns.ts';
import type { BookRow } from '../read/sheets.ts';
import type { ChosenColumn, ChosenSheet } from './choose.ts';
import type { CurrentPair } from './current.ts';
import type { Findings } from './findings.ts';
import type { Origin } from './origin.ts';
import type { PairIndex } from './pairs.ts';

interface Sides {
  readonly period: Period;
  readonly index: PairIndex;
  readonly origin: Origin;
}

const NO_MONTH = 'El par no tiene ese mes';
const EMPTY =
  'está vacía: escriba 0 si el mes queda a cero; si lleva una fórmula, guarde antes el libro en Excel';

/** Compares the chosen cells of a book: as downloaded, in the book, as it stands now. */
export class Comparer {
  constructor(
    private readonly sides: Sides,
    private readonly findings: Findings,
  ) {}

  take(chosen: ChosenSheet): void {
    const { name, rows } = chosen.sheet;
    const rowsOf = new Map<CurrentPair, BookRow[]>();
    for (const row of rows) {
      const match = this.sides.index.find(row);
      if (match === undefined) continue;
      if ('problem' in match)
        this.findings.doubt({ celda: `${name}, fila ${row.number}`, motivo: match.problem });
      else rowsOf.set(match.pair, [...(rowsOf.get(match.pair) ?? []), row]);
    }
    for (const [pair, [row, ...others]] of rowsOf) {
      if (row && others.length === 0) this.takeRow(chosen, pair, row);
      else this.repeated(name, [row, ...others]);
    }
  }

  private repeated(sheet: string, rows: readonly (BookRow | undefined)[]): void {
    const numbers = rows.map((row) => row?.number ?? 0);
    for (const number of numbers) {
      const motivo = `el par está repetido en las filas ${numbers.join(', ')}: deje una`;
      this.findings.doubt({ celda: `${sheet}, fila ${number}`, motivo });
    }
  }

  private takeRow({ sheet, columns }: ChosenSheet, pair: CurrentPair, row: BookRow): void {
    const readingOf = ({ place }: ChosenColumn): Reading => row.readings[place] ?? null;
    const { moneda } = row.naming;
    const isForeign = moneda !== '' && plain(moneda) !== plain(pair.monedaID);
    const isUnread = ({ campo }: ChosenColumn): boolean => isForeign && campo === 'precio';
    const isOther = (column: ChosenColumn) => readingOf(column) !== pair.months.get(column.month)?.precio;
    if (columns.some((column) => isUnread(column) && isOther(column))) {
      const motivo = `el libro está en ${moneda} y el par en ${pair.monedaID}: sus precios no se leen`;
      this.findings.doubt({ celda: `${sheet.name}, fila ${row.number}`, motivo });
    }
    for (const column of columns) {
      const celda = `${sheet.name}!${columnName(column.at)}${row.number}`;
      if (!isUnread(column)) this.takeCell(pair, column, readingOf(column), celda);
    }
  }

  private takeCell(pair: CurrentPair, { month, campo }: ChosenColumn, reading: Reading, celda: string): void {
    const now = pair.months.get(month);
    const when = monthAt(month);
    const isOpen = now !== undefined && !isHistoryMonth(this.sides.period, when);
    const downloaded = this.sides.origin.figure(String(pair.clienteProductoPeriodoID), campo, month);
    if (reading === null) {
      if (isOpen) this.findings.doubt({ celda, motivo: EMPTY });
      return;
    }
    if (typeof reading === 'object') return this.findings.doubt({ celda, motivo: reading.problem });
    this.findings.count();
    const before = downloaded ?? now?.[campo] ?? 0;
    const shown = {
      celda,
      nombreCliente: pair.nombreCliente,
      nombreProducto: pair.nombreProducto,
      ...when,
      campo,
      descargado: figureOf(before, campo),
      libro: figureOf(reading, campo),
    };
    if (!isOpen) {
      if (reading !== before) this.findings.refuse({ ...shown, motivo: now ? HISTORY : NO_MONTH });
      return;
    }
    const estado = estadoLibro(before, reading, now[campo]);
    if (estado === undefined) return;
    const { clienteProductoPeriodoID, clienteProductoID, monedaID } = pair;
    const actual = figureOf(now[campo], campo);
    const { ventaID } = now;
    const whose = { clienteProductoPeriodoID, clienteProductoID, monedaID, ventaID };
    this.findings.add(pair, { ...shown, ...whose, actual, estado });
  }
}
