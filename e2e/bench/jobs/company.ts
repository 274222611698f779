import { randomUUID } from 'node:crypto';
import type { Client, VentaPeriodo } from '@presupuesto/api-sdk';
import { salesBook } from '../../../packages/server/src/test/workbook/sales-book.ts';
import { BUDGET } from '../../screens/presupuestos.ts';
import { signedInClient, signIn } from '../../support/api.ts';
import { ADMIN } from '../../support/people.ts';
import { startServer } from '../../support/server.ts';
import { createTempFolder, removeFolder } from '../../support/temp-folder.ts';

export const REFERENCE = 'CUR-2026';
const SELLER_CODE = 'V-001';
const LATE_MONTHS = [11, 12];

/** A pair of the list, its reference and its months as they stood at first, January first. */
export interface Pair {
  readonly clienteProductoID: number;
  readonly nombreCliente: string;
  readonly nombreProducto: string;
  readonly months: readonly VentaPeriodo[];
  readonly reference: readonly VentaPeriodo[];
}

export interface Company {
  readonly url: string;
  /** What the browser stores of the seller's session. */
  readonly storage: Record<string, string>;
  /** As the list has them. */
  readonly pairs: readonly Pair[];
  /** The figures of the budget, by ventaID. */
  read(): Promise<ReadonlyMap<number, VentaPeriodo>>;
  /** Puts them back as they were. */
  restore(): Promise<void>;
}

/** The demonstration company, with a whole year of actual sales to refer to: its own end in October. */
export async function withCompany<Result>(work: (company: Company) => Promise<Result>): Promise<Result> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  try {
    const client = await signedInClient(server.url);
    await sellTheRestOfTheYear(server.url, client);
    const pairs = await pairsOf(client);
    return await work({
      url: server.url,
      storage: await signIn(server.url),
      pairs,
      read: async () => {
        const months = await client.ventas.allPeriodo(BUDGET).toArray();
        return new Map(months.map((month) => [month.ventaID, month]));
      },
      restore: () => restore(client, pairs),
    });
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
}

/** November and December as they were planned, loaded from files as an administrator does. */
async function sellTheRestOfTheYear(url: string, client: Client): Promise<void> {
  const admin = await signedInClient(url, ADMIN);
  const months = await client.ventas.allPeriodo(BUDGET).toArray();
  for (const mes of LATE_MONTHS) {
    const rows = months
      .filter((month) => month.mes === mes)
      .map(({ clienteCodigo, productoCodigo, volumenTon, precio }) => [
        SELLER_CODE,
        clienteCodigo,
        productoCodigo,
        2026,
        mes,
        volumenTon + 0.375,
        precio - 0.25,
      ]);
    const file = new Blob([new Uint8Array(salesBook(rows))]);
    const { totalVentasGuardadas } = await admin.archivos
      .upload(file, { tipo: 'CUR', mes, anio: 2026 })
      .orThrow();
    if (totalVentasGuardadas !== rows.length) throw new Error(`Loaded ${totalVentasGuardadas} sales`);
  }
}

async function pairsOf(client: Client): Promise<Pair[]> {
  const list = await client.clientesProductos.list(BUDGET).orThrow();
  const budget = await client.ventas.allPeriodo(BUDGET).toArray();
  const reference = await client.ventas.allPeriodo(REFERENCE).toArray();
  const of = (months: readonly VentaPeriodo[], id: number) =>
    months
      .filter(({ clienteProductoID }) => clienteProductoID === id)
      .toSorted((one, other) => one.mes - other.mes);
  return list.map(({ clienteProductoID, nombreCliente, nombreProducto }) => ({
    clienteProductoID,
    nombreCliente,
    nombreProducto,
    months: of(budget, clienteProductoID),
    reference: of(reference, clienteProductoID),
  }));
}

async function restore(client: Client, pairs: readonly Pair[]): Promise<void> {
  const cambios = pairs.flatMap(({ months }) =>
    months.flatMap(({ ventaID, volumenTon, precio }) => [
      { ventaID, campo: 'volumenTon' as const, valor: volumenTon },
      { ventaID, campo: 'precio' as const, valor: precio },
    ]),
  );
  await client.ventas.saveLote({ gestoID: randomUUID(), origen: 'tecleado', cambios }).orThrow();
}
