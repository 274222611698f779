import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { venta } from '../../db/schema.ts';
import { PRICE_DECIMALS, TONNES_DECIMALS, unscaled } from './figure.ts';
import { numbers } from './pairs-sql.ts';

/** Months to be written, as columns. */
export class Months {
  readonly rowIDs: number[] = [];
  readonly years: number[] = [];
  readonly months: number[] = [];
  readonly tonnes: string[] = [];
  readonly prices: string[] = [];

  /** @param month as `monthIndex` counts; figures scaled */
  add(rowID: number, month: number, tonnes: number, price: number): void {
    this.rowIDs.push(rowID);
    this.years.push(Math.floor(month / 12));
    this.months.push((month % 12) + 1);
    this.tonnes.push(unscaled(tonnes, TONNES_DECIMALS));
    this.prices.push(unscaled(price, PRICE_DECIMALS));
  }

  private get table() {
    return sql`unnest(${numbers(this.rowIDs, 'int')}, ${numbers(this.years, 'smallint')},
      ${numbers(this.months, 'smallint')}, ${numbers(this.tonnes, 'numeric')}, ${numbers(this.prices, 'numeric')})
      as f(row_id, anio, mes, toneladas, precio)`;
  }

  /** Adds months of rows that have none. */
  async insert(db: Db): Promise<void> {
    if (this.rowIDs.length === 0) return;
    await db.execute(sql`
      insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio) select * from ${this.table}`);
  }

  /** Adds the months that are missing. */
  async insertMissing(db: Db): Promise<void> {
    if (this.rowIDs.length === 0) return;
    await db.execute(sql`
      insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
      select * from ${this.table} where not exists (
        select from ${venta} where ${venta.clienteProductoPeriodoID} = f.row_id and ${venta.anio} = f.anio
          and ${venta.mes} = f.mes)`);
  }

  /** Gives the months that are there their figures; what is the same already is not touched. */
  async update(db: Db): Promise<void> {
    if (this.rowIDs.length === 0) return;
    await db.execute(sql`
      update ${venta} set volumen_ton = f.toneladas, precio = f.precio from ${this.table}
      where ${venta.clienteProductoPeriodoID} = f.row_id and ${venta.anio} = f.anio and ${venta.mes} = f.mes
        and (${venta.volumenTon}, ${venta.precio}) is distinct from (f.toneladas, f.precio)`);
  }
}
