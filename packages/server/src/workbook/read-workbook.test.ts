import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../test/workbook/book.ts';
import { COLUMNS, withFile } from '../test/workbook/read.ts';
import { readWorkbook, type WorkbookReading } from './read-workbook.ts';

const ROWS = 20_000;
const many = bookOf({
  rows: Array.from(
    { length: ROWS },
    (_, i) => `<row><c t="str"><v>ñ${i}</v></c><c><v>${i}.5</v></c></row>`,
  ).join(''),
});

const read = (
  content: Buffer | string,
  options: Partial<WorkbookReading & { columns: typeof COLUMNS }>,
): Promise<void> =>
  withFile(content, (path) => readWorkbook(path, { columns: COLUMNS, onRows: () => {}, ...options }));

describe('A workbook', () => {
  it('is sent in order: its header, then its rows in batches, with how much has been read', async () => {
    const events: string[] = [];
    const progress: number[] = [];
    let next = 0;
    await read(many, {
      columns: [...COLUMNS, { name: 'Moneda', isOptional: true }],
      onHeader: ({ sheet, row, places }) =>
        events.push(`${sheet} ${row} ${places.map((place) => place?.header).join()}`),
      onRows: (batch) => {
        progress.push(batch.progress);
        for (let row = 0; row < batch.length; row += 1) {
          const cells = [batch.rowNumber(row), batch.text(row, 0), batch.text(row, 1), batch.kind(row, 2)];
          if (cells.join() !== `${next + 2},ñ${next},${next}.5,empty`) events.push(`wrong: ${cells.join()}`);
          next += 1;
        }
      },
    });
    expect(events).toEqual(['Ventas 1 Código,Valor,']);
    expect(next).toBe(ROWS);
    expect(progress.length).toBeGreaterThan(5);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('waits until its rows have been taken', async () => {
    let under = 0;
    let most = 0;
    await read(many, {
      onRows: async () => {
        under += 1;
        most = Math.max(most, under);
        await setImmediate();
        under -= 1;
      },
    });
    expect(most).toBe(1);
  });

  it('is given up with the error of who takes its rows, and sends no more', async () => {
    let batches = 0;
    const reading = read(many, {
      onRows: () => {
        batches += 1;
        throw new Error('The database is away');
      },
    });
    await expect(reading).rejects.toThrow('The database is away');
    expect(batches).toBe(1);
  });

  it('is given up when its signal says so, before it begins or while it is read', async () => {
    await expect(read(many, { signal: AbortSignal.abort(new Error('Too late')) })).rejects.toThrow(
      'Too late',
    );
    const controller = new AbortController();
    let batches = 0;
    const onRows = (): void => {
      batches += 1;
      controller.abort(new Error('Enough'));
    };
    await expect(read(many, { signal: controller.signal, onRows })).rejects.toThrow('Enough');
    expect(batches).toBe(1);
  });

  it('is not given up before who takes its rows has ended', async () => {
    const controller = new AbortController();
    const events: string[] = [];
    const onRows = async (): Promise<void> => {
      controller.abort(new Error('Enough'));
      await setImmediate();
      await setImmediate();
      events.push('rows taken');
    };
    await read(many, { signal: controller.signal, onRows }).catch(() => events.push('given up'));
    expect(events).toEqual(['rows taken', 'given up']);
  });

  it('is given up when its thread works for too long, or needs too much memory', async () => {
    await expect(read(many, { limits: { seconds: 0 } })).rejects.toMatchObject({ code: 'time-limit' });
    // With less no thread begins, and Node 24 ends as a whole.
    await expect(read(many, { limits: { heapMegabytes: 4 } })).rejects.toMatchObject({
      code: 'memory-limit',
    });
  });

  it('is refused with the reason that its thread found', async () => {
    await expect(read('Código;Valor', {})).rejects.toMatchObject({
      name: 'WorkbookProblem',
      code: 'text',
      message: expect.stringContaining('extensión cambiada'),
    });
    await expect(read(many, { columns: [{ name: 'Año' }] })).rejects.toMatchObject({
      code: 'missing-header',
      message: expect.stringContaining('«Año»'),
    });
  });

  it('that is not there is an error of another kind', async () => {
    const missing = readWorkbook('/no/hay/nada.xlsx', { columns: COLUMNS, onRows: () => {} });
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
