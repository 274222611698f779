import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { venta } from '../../db/schema.ts';
import { PRICE_DECIMALS, TONNES_DECIMALS, unscaled } from './figure.ts';
import { numbers } from './pairs-sql.ts';
import type { CopyRows } from './run-step.ts';

const COLUMNS = '(cliente_producto_periodo_id, anio, mes, volumen_ton, precio)';

/** Months of rows that have none yet, in COPY's text form. */
export class NewMonths {
  private lines = '';

  /** @param month as `monthIndex` counts; figures scaled */
  add(rowID: number, month: number, tonnes: number, price: number): void {
    const figures = `${unscaled(tonnes, TONNES_DECIMALS)}\t${unscaled(price, PRICE_DECIMALS)}`;
    this.lines += `${rowID}\t${Math.floor(month / 12)}\t${(month % 12) + 1}\t${figures}\n`;
  }

  async write(copy: CopyRows): Promise<void> {
    if (this.lines !== '') await copy(`venta ${COLUMNS}`, this.lines);
  }
}

/** Months of rows that have some. */
export class OldMonths {
  private readonly rowIDs: number[] = [];
  private readonly years: number[] = [];
  private readonly months: number[] = [];
  private readonly tonnes: string[] = [];
  private readonly prices: string[] = [];
  /** Whether the file says them: 1, or 0 for those that are only to be there. */
  private readonly said: number[] = [];

  /** @param month as `monthIndex` counts; figures scaled */
  add(rowID: number, month: number, tonnes: number, price: number, isSaid: boolean): void {
    this.rowIDs.push(rowID);
    this.years.push(Math.floor(month / 12));
    this.months.push((month % 12) + 1);
    this.tonnes.push(unscaled(tonnes, TONNES_DECIMALS));
    this.prices.push(unscaled(price, PRICE_DECIMALS));
    this.said.push(isSaid ? 1 : 0);
  }

  /** Gives the months their figures, and adds those that are missing. What is the same already is not touched. */
  async write(db: Db, copy: CopyRows): Promise<void> {
    if (this.rowIDs.length === 0) return;
    const { rows } = await db.execute<{ n: number; ventaID: number | null }>(sql`
      select n, v.venta_id as "ventaID"
      from unnest(${numbers(this.rowIDs, 'int')}, ${numbers(this.years, 'smallint')}, ${numbers(this.months, 'smallint')},
        ${numbers(this.tonnes, 'numeric')}, ${numbers(this.prices, 'numeric')}, ${numbers(this.said, 'smallint')})
        with ordinality as f(row_id, anio, mes, toneladas, precio, said, n)
      left join lateral (
        select * from ${venta} where ${venta.clienteProductoPeriodoID} = f.row_id and ${venta.anio} = f.anio
          and ${venta.mes} = f.mes offset 0
      ) v on true
      where v.venta_id is null or f.said = 1 and (v.volumen_ton, v.precio) is distinct from (f.toneladas, f.precio)`);
    await this.update(db, rows);
    const missing = rows.filter(({ ventaID }) => ventaID === null).map(({ n }) => n - 1);
    const { rowIDs, years, months, tonnes, prices } = this;
    const lines = missing.map((at) =>
      [rowIDs[at], years[at], months[at], tonnes[at], prices[at]].join('\t').concat('\n'),
    );
    if (lines.length > 0) await copy(`venta ${COLUMNS}`, lines.join(''));
  }

  private async update(db: Db, rows: readonly { n: number; ventaID: number | null }[]): Promise<void> {
    const changed = rows.flatMap(({ n, ventaID }) => (ventaID === null ? [] : [{ ventaID, at: n - 1 }]));
    if (changed.length === 0) return;
    const ids = changed.map(({ ventaID }) => ventaID);
    const part = (values: readonly string[]) => changed.map(({ at }) => values[at] ?? '');
    await db.execute(sql`
      update ${venta} set volumen_ton = f.toneladas, precio = f.precio
      from unnest(${numbers(ids, 'int')}, ${numbers(part(this.tonnes), 'numeric')}, ${numbers(part(this.prices), 'numeric')})
        as f(venta_id, toneladas, precio)
      where ${venta.ventaID} = f.venta_id`);
  }
}
