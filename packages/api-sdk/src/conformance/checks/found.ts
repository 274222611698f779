import { contract } from '../../contract/contract.ts';
import { field, type Kit, type Row } from '../kit.ts';
import { needed, Unchecked } from '../verdict.ts';

const { clientesProductos, periodos, ventas } = contract;

/** A period that takes a budget and in which the seller has pairs. @throws Unchecked */
export async function budgetPeriod(kit: Kit): Promise<Row> {
  for (const period of await kit.known(periodos.listarPresupuestables)) {
    const pairs = await pairsOf(kit, text(period, 'periodoID'));
    if (pairs.length > 0) return period;
  }
  throw new Unchecked('el vendedor no tiene pares en ningún período presupuestable');
}

/** The seller's pairs of a period. */
export function pairsOf(kit: Kit, periodoID: string): Promise<Row[]> {
  return kit.known(clientesProductos.listarClientesProductos, { query: { periodoID } });
}

/** The months of the seller's first pair in a period, and what to ask for them with. */
export async function firstMonths(kit: Kit, periodoID: string) {
  const [pair] = await pairsOf(kit, periodoID);
  const query = { periodoID, clienteID: number(pair, 'clienteID'), productoID: number(pair, 'productoID') };
  return { query, months: await kit.known(ventas.listarVentas, { query }) };
}

/** A budgeted month of another seller. @throws Unchecked without the extension that lists them */
export async function foreignMonth(kit: Kit) {
  const periodoID = text(await budgetPeriod(kit), 'periodoID');
  const call = { params: { periodoID }, query: { pageSize: 5000 } };
  const own = new Set((await kit.known(ventas.listarVentasPeriodo, call, 'vendedor')).map(ventaID));
  const all = await kit.known(ventas.listarVentasPeriodo, call, 'administrador');
  const found = all.find((row) => !own.has(ventaID(row)) && field(row, 'presupuestado') === true);
  const month = needed(found, 'ningún otro vendedor tiene meses presupuestados');
  return {
    ventaID: number(month, 'ventaID'),
    volumenTon: number(month, 'volumenTon'),
    precio: number(month, 'precio'),
  };
}

const ventaID = (row: Row) => field(row, 'ventaID');

/** A text of a row. @throws Unchecked when it is none */
export function text(row: Row | undefined, name: string): string {
  const value = field(row, name);
  if (typeof value !== 'string') throw new Unchecked(`falta ${name}`);
  return value;
}

/** A number of a row. @throws Unchecked when it is none */
export function number(row: Row | undefined, name: string): number {
  const value = field(row, name);
  if (typeof value !== 'number') throw new Unchecked(`falta ${name}`);
  return value;
}
