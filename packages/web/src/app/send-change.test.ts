import type { Change } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { deliver } from './send-change.ts';

/** Answers with where a call went. */
const echo = async (endpoint: { method: string; path: string }, input: unknown) => ({
  status: 200,
  message: `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`,
});

function send(change: Change, signedIn: string | undefined) {
  const call = echo as Parameters<typeof deliver>[0];
  const { signal } = new AbortController();
  return deliver(call, () => signedIn, { usuario: 'vendedor', change }, signal);
}

const month = { periodoID: 'SOP10-2025', ventaID: 9, clienteProductoPeriodoID: 7 };

it('sends a volume, a price and a removal each to its own call', async () => {
  const volume = await send({ ...month, kind: 'volumenTon', valor: 1.5 }, 'vendedor');
  expect(volume.message).toBe(
    'PUT /api/v1/ventas/:ventaID/volumen {"params":{"ventaID":9},"query":{"volumenTon":1.5}}',
  );
  const price = await send({ ...month, kind: 'precio', valor: 0 }, 'vendedor');
  expect(price.message).toBe(
    'PUT /api/v1/ventas/:ventaID/precio {"params":{"ventaID":9},"query":{"precio":0}}',
  );
  const seen = await send({ ...month, kind: 'precio', valor: 2, visto: 0 }, 'vendedor');
  expect(seen.message).toContain('"query":{"precio":2,"visto":0}');
  const removal = await send({ kind: 'removal', clienteProductoID: 4, periodoID: 'SOP10-2025' }, 'vendedor');
  expect(removal.message).toBe('DELETE /api/v1/clientes-productos/:id {"params":{"id":4}}');
});

it.each(['admin', undefined])(
  'sends nothing while %s is signed in instead of who typed it',
  async (signedIn) => {
    await expect(send({ ...month, kind: 'precio', valor: 2 }, signedIn)).rejects.toThrow('own user');
  },
);
