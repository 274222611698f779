import { clients } from './clients.ts';
import { type DemoSeller } from './people.ts';
import { products } from './products.ts';
import { chance } from './random.ts';

/** The pairs of a seller: of all clients in the seller's countries and all products, a fixed selection. */
export function pairsOf({ vendedorCodigo, countries, pairs }: DemoSeller) {
  return clients
    .filter(({ pais }) => countries.includes(pais))
    .flatMap((client) => products.map((product) => ({ client, product })))
    .map((pair) => ({
      ...pair,
      order: chance('pair', vendedorCodigo, pair.client.clienteCodigo, pair.product.productoCodigo),
    }))
    .sort((a, b) => a.order - b.order)
    .slice(0, pairs);
}
