import { monthIndex } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { venta } from '../../db/schema.ts';
import { PRICE_DECIMALS, scaled, TONNES_DECIMALS, unscaled } from './figure.ts';
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

/** What a row is to have in a month; figures scaled. */
interface WantedMonth {
  rowID: number;
  /** As `monthIndex` counts. */
  month: number;
  tonnes: number;
  price: number;
  /** Whether the file says it: else the month is only to be there. */
  isSaid: boolean;
}

type ChangedMonth = WantedMonth & { ventaID: number };

/** What the database has. A type, as `execute` takes no interface. */
type FoundMonth = {
  ventaID: number;
  rowID: number;
  anio: number;
  mes: number;
  tonnes: string;
  price: string;
};

/** Months of rows that have some. */
export class OldMonths {
  private readonly rowIDs = new Set<number>();
  private readonly months = new Map<number, WantedMonth>();

  add(wanted: WantedMonth): void {
    this.rowIDs.add(wanted.rowID);
    this.months.set(keyOf(wanted), wanted);
  }

  /** Gives the months their figures, and adds those that are missing. What is the same already is not touched. */
  async write(db: Db, copy: CopyRows): Promise<void> {
    if (this.months.size === 0) return;
    const missing = new Map(this.months);
    const changed: ChangedMonth[] = [];
    for (const { ventaID, rowID, anio, mes, tonnes, price } of await findMonths(db, this.rowIDs)) {
      const key = keyOf({ rowID, month: monthIndex(anio, mes) });
      const wanted = missing.get(key);
      missing.delete(key);
      if (!wanted?.isSaid) continue;
      const isSame = wanted.tonnes === scaled(tonnes) && wanted.price === scaled(price);
      if (!isSame) changed.push({ ...wanted, ventaID });
    }
    await updateMonths(db, changed);
    const added = new NewMonths();
    for (const { rowID, month, tonnes, price } of missing.values()) added.add(rowID, month, tonnes, price);
    await added.write(copy);
  }
}

/** Later than any month of any year that is allowed. */
const MONTHS = 2 ** 17;

const keyOf = ({ rowID, month }: Pick<WantedMonth, 'rowID' | 'month'>): number => rowID * MONTHS + month;

/** All months of some rows. Not compared there: a look-up a month takes four times as long. */
async function findMonths(db: Db, rowIDs: Iterable<number>): Promise<FoundMonth[]> {
  const { rows } = await db.execute<FoundMonth>(sql`
    select v.venta_id as "ventaID", fila.id as "rowID", v.anio, v.mes, v.volumen_ton as tonnes, v.precio as price
    from unnest(${numbers(rowIDs, 'int')}) as fila(id)
    cross join lateral (select * from ${venta} where ${venta.clienteProductoPeriodoID} = fila.id offset 0) v`);
  return rows;
}

async function updateMonths(db: Db, months: readonly ChangedMonth[]): Promise<void> {
  if (months.length === 0) return;
  const ids = months.map(({ ventaID }) => ventaID);
  const tonnes = months.map((month) => unscaled(month.tonnes, TONNES_DECIMALS));
  const prices = months.map((month) => unscaled(month.price, PRICE_DECIMALS));
  await db.execute(sql`
    update ${venta} set volumen_ton = f.toneladas, precio = f.precio
    from unnest(${numbers(ids, 'int')}, ${numbers(tonnes, 'numeric')}, ${numbers(prices, 'numeric')})
      as f(venta_id, toneladas, precio)
    where ${venta.ventaID} = f.venta_id`);
}
