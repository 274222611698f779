import type { Db } from '../../../db/connect.ts';
import { HttpProblem } from '../../../http-problem.ts';
import type { Place } from '../../../workbook/find-header.ts';
import { WorkbookProblem } from '../../../workbook/problem.ts';
import { readWorkbook } from '../../../workbook/read-workbook.ts';
import type { LoadTarget } from '../plan/target.ts';
import { loadCatalogue } from './catalogue.ts';
import { rowChecker } from './check-row.ts';
import { PRICE, salesColumns } from './columns.ts';
import { DecimalPoints } from './decimal-points.ts';
import { RowErrors } from './row-errors.ts';
import { rowValues } from './row-values.ts';
import { SalesBuilder } from './sales.ts';
import { type SalesGroup, SalesGroups } from './sales-groups.ts';
import { SheetRow, totalKind } from './sheet-row.ts';

/** What a sales file comes to. */
export interface SalesFile {
  sales: SalesBuilder;
  errors: RowErrors;
  /** Of all clients, as its prices were understood. */
  currencies: ReadonlyMap<number, string>;
  /** Its sales by currency and month. */
  groups(): SalesGroup[];
}

/** Called now and then with the good rows that have been read so far, before more are read. */
export type OnSales = (sales: SalesBuilder) => Promise<void>;

export interface Reading {
  target: LoadTarget;
  /** Called now and then with the rows read so far. */
  onProgress(rowsRead: number): void;
  onSales?: OnSales | undefined;
  signal: AbortSignal;
}

/**
 * Reads and checks a whole sales file. Nothing is saved here.
 *
 * @throws HttpProblem 400 when it cannot be read, has no rows, or its figures can be read in two ways
 */
export async function readSalesFile(
  db: Db,
  path: string,
  { target, onProgress, onSales, signal }: Reading,
): Promise<SalesFile> {
  const catalogue = await loadCatalogue(db, target.load.periodoID);
  let price: Place | undefined;
  let check = rowChecker(catalogue, target, price);
  const sales = new SalesBuilder();
  const errors = new RowErrors((row) => rowValues(row, catalogue, price));
  const points = new DecimalPoints();
  try {
    await readWorkbook(path, {
      columns: salesColumns(catalogue.currencies),
      signal,
      onHeader({ places }) {
        price = places[PRICE];
        check = rowChecker(catalogue, target, price);
      },
      async onRows(batch) {
        const row = new SheetRow(batch);
        for (; row.at < batch.length; row.at += 1) {
          const checked = check(row);
          const isBad = Array.isArray(checked);
          points.see(row, !isBad);
          if (isBad) {
            addBadRow(errors, row, checked);
            continue;
          }
          errors.keepUndecided();
          const twin = sales.add(checked);
          if (twin !== undefined) {
            errors.add(row, [`repite el vendedor, el cliente, el producto y el mes de la fila ${twin}`]);
          }
        }
        onProgress(sales.count + errors.count);
        await onSales?.(sales);
      },
    });
  } catch (error) {
    throw error instanceof WorkbookProblem ? new HttpProblem(400, error.message) : error;
  }
  errors.finish();
  const unclear = points.problem();
  if (unclear !== undefined) throw new HttpProblem(400, unclear);
  if (sales.count + errors.count === 0)
    throw new HttpProblem(400, 'El archivo no tiene ninguna fila de ventas.');
  const currencies = new Map(catalogue.clients.all.map(({ id, monedaID }) => [id, monedaID]));
  return { sales, errors, currencies, groups: () => groupsOf(sales, target, currencies) };
}

/** In the currencies that their clients have now, as new rows get them. */
function groupsOf(
  sales: SalesBuilder,
  { firstMonth }: LoadTarget,
  currencies: ReadonlyMap<number, string>,
): SalesGroup[] {
  const groups = new SalesGroups();
  sales.each(0, sales.count, ({ pair, slot, ...figures }) => {
    groups.add(currencies.get(sales.clientOf(pair)) ?? '', firstMonth + slot, undefined, figures);
  });
  return groups.list();
}

function addBadRow(errors: RowErrors, row: SheetRow, reasons: readonly string[]): void {
  const kind = totalKind(row);
  if (kind === 'named') return errors.addTotal(row);
  if (kind === 'nameless') return errors.addUndecided(row, reasons);
  errors.keepUndecided();
  errors.add(row, reasons);
}
