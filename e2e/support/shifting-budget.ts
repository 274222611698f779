import type { Client } from '@presupuesto/api-sdk';
import { onTestFinished } from 'vitest';
import { first } from './api.ts';
import { startProxy } from './proxy.ts';

/** Months of a page, so that the demonstration company's budget has several. */
const PAGE_SIZE = 24;

/** A product that enters and leaves the first client's pairs of BGT-2027, before all others. */
export async function movingPair({ clientesProductos, productos, ventas }: Client) {
  const { clienteID, vendedorID } = first(await ventas.listPeriodo('BGT-2027', { pageSize: 1 }).orThrow());
  const name = crypto.randomUUID().slice(0, 8);
  const product = await productos.create({ productoCodigo: name, nombre: `AAA ${name}` }).orThrow();
  const assigned = await clientesProductos.listProductos(clienteID, { vendedorID }).orThrow();
  const others = assigned.map(({ productoID }) => productoID);
  const assign = (productoIDs: number[]) =>
    clientesProductos.assignProductos(clienteID, productoIDs, { vendedorID }).orThrow();
  return {
    add: () => assign([...others, product?.productoID ?? 0]),
    remove: () => assign(others),
  };
}

/** Starts a server before another one that gives budgets in small pages, and does something before each second page; `turn` counts from 0 on. */
export async function startShiftingProxy(
  target: string,
  shift: (turn: number) => Promise<unknown> | undefined,
): Promise<string> {
  let turn = 0;
  const proxy = await startProxy(target, {
    letsThrough: async (request) => {
      const [path = '', search = ''] = request.url?.split('?') ?? [];
      if (!path.startsWith('/api/v1/ventas/periodo/')) return true;
      const query = new URLSearchParams(search);
      if (query.get('pageNumber') === '1') await shift(turn++);
      if (query.get('pageSize') !== '1') query.set('pageSize', String(PAGE_SIZE));
      request.url = `${path}?${query}`;
      return true;
    },
  });
  onTestFinished(() => proxy.close());
  return proxy.url;
}
