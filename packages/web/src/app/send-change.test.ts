import type { Change } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { deliver, deliverBatch } from './send-change.ts';

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
  const inPesos = await send({ ...month, kind: 'precio', valor: 2, visto: 0, moneda: 'COP' }, 'vendedor');
  expect(inPesos.message).toContain('"query":{"precio":2,"visto":0,"moneda":"COP"}');
  const removal = await send({ kind: 'removal', clienteProductoID: 4, periodoID: 'SOP10-2025' }, 'vendedor');
  expect(removal.message).toBe('DELETE /api/v1/clientes-productos/:id {"params":{"id":4}}');
});

it('assigns a pair that was taken back beside what its client has by now', async () => {
  const calls: unknown[] = [];
  const call = (async (endpoint: { path: string }, input: unknown) => {
    calls.push(input);
    return { status: 200, message: endpoint.path, data: [{ productoID: 8, nombre: 'Hojalata' }] };
    // The two calls that are made.
  }) as Parameters<typeof deliver>[0];
  const change = {
    kind: 'restoration' as const,
    clienteProductoID: 4,
    clienteID: 2,
    productoID: 3,
    periodoID: 'SOP10-2025',
  };
  const { signal } = new AbortController();
  const answer = await deliver(call, () => 'vendedor', { usuario: 'vendedor', change }, signal);
  expect(answer.message).toBe('/api/v1/clientes-productos/cliente/:clienteID');
  const params = { clienteID: 2 };
  expect(calls).toEqual([
    { params, query: {} },
    { params, body: { productoIDs: [8, 3], vistos: [8] } },
  ]);
});

it('sends what was changed together as one batch under its number', async () => {
  const calls: unknown[] = [];
  const call = (async (endpoint: { path: string }, input: unknown) => {
    calls.push([endpoint.path, input]);
    return { status: 200, message: '', data: [] };
    // The one call that is made.
  }) as Parameters<typeof deliverBatch>[0];
  const gesto = { gestoID: '00000000-0000-4000-8000-000000000000', origen: 'pegado' as const };
  const changes = [
    { ...month, kind: 'volumenTon' as const, valor: 1.5, visto: 0, tried: [1] },
    { ...month, kind: 'precio' as const, valor: 2, moneda: 'COP' },
  ];
  const { signal } = new AbortController();
  await deliverBatch(call, () => 'vendedor', { usuario: 'vendedor', gesto, changes }, signal);
  const cambios = [
    { ventaID: 9, campo: 'volumenTon', valor: 1.5, visto: 0 },
    { ventaID: 9, campo: 'precio', valor: 2, moneda: 'COP' },
  ];
  expect(calls).toEqual([['/api/v1/ventas/lote', { body: { ...gesto, cambios } }]]);
  await expect(
    deliverBatch(call, () => 'admin', { usuario: 'vendedor', gesto, changes }, signal),
  ).rejects.toThrow('own user');
});

it.each(['admin', undefined])(
  'sends nothing while %s is signed in instead of who typed it',
  async (signedIn) => {
    await expect(send({ ...month, kind: 'precio', valor: 2 }, signedIn)).rejects.toThrow('own user');
  },
);
