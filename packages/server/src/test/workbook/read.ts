import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Column } from '../../workbook/find-header.ts';
import { LIMITS, type Limits } from '../../workbook/limits.ts';
import { readFirstSheet } from '../../workbook/read-first-sheet.ts';
import { type Row, RowBatch } from '../../workbook/row-batch.ts';

export const COLUMNS: readonly Column[] = [{ name: 'Código' }, { name: 'Valor' }];

/** Gives a file with this content to `take`. */
export async function withFile<T>(content: Buffer | string, take: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'presupuesto-workbook-'));
  const path = join(folder, 'libro.xlsx');
  try {
    await writeFile(path, content);
    return await take(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Options {
  columns?: readonly Column[];
  limits?: Partial<Limits>;
  /** Is given each row as it is read. */
  onRow?: (row: Row) => void;
}

/** All rows of a workbook, read on this thread. */
export const readRows = (content: Buffer | string, options: Options = {}): Promise<Row[]> =>
  withFile(content, async (path) => {
    const { columns = COLUMNS, limits, onRow } = options;
    const rows: Row[] = [];
    await readFirstSheet(
      path,
      columns,
      { ...LIMITS, ...limits },
      {
        header: () => {},
        rows: (batch) => {
          for (const row of new RowBatch(batch)) {
            onRow?.(row);
            rows.push(row);
          }
        },
      },
    );
    return rows;
  });

/** Number and cells of each row, a cell as `kind text`, an empty one as nothing. */
export async function readCells(content: Buffer | string, options: Options = {}): Promise<string[][]> {
  const rows = await readRows(content, options);
  return rows.map(({ number, cells }) => [
    String(number),
    ...cells.map(({ kind, text }) => (kind === 'empty' ? '' : `${kind} ${text}`)),
  ]);
}
