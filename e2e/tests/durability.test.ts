import { sampled } from '../../packages/server/src/test/sampled.ts';
import { first, signedInClient } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.override('database', 'embedded');

const ROUNDS = [1, 2, 3];
const WRITERS = 4;

test('what was acknowledged is there after each of several kills between saves', async ({ server }) => {
  let client = await signedInClient(server.url);
  const { periodoID } = first((await client.periodos.listPresupuestables()).data);
  const pairs = (await client.clientesProductos.list(periodoID)).data ?? [];
  const months = await Promise.all(
    pairs.slice(0, WRITERS).map(async ({ clienteID, productoID }) => {
      const { data } = await client.ventas.list({ periodoID, clienteID, productoID });
      return { clienteID, productoID, ventaID: first(data?.slice(-1)).ventaID };
    }),
  );
  const acknowledged = new Map<number, number>();

  /** Saves one month again and again, each time a larger number, until the server is gone. */
  async function write(ventaID: number, from: number): Promise<void> {
    for (let volumenTon = from; ; volumenTon += 1) {
      try {
        await client.ventas.saveVolumen(ventaID, volumenTon);
      } catch {
        return;
      }
      acknowledged.set(ventaID, volumenTon);
    }
  }

  for (const round of sampled(ROUNDS)) {
    const from = round * 10_000;
    const writers = months.map(({ ventaID }) => write(ventaID, from));
    await expect
      .poll(() => Math.min(...months.map((m) => acknowledged.get(m.ventaID) ?? 0)))
      .toBeGreaterThan(from + 5);
    await server.kill();
    await Promise.all(writers);
    await server.restart();
    client = await signedInClient(server.url);

    for (const { clienteID, productoID, ventaID } of months) {
      const { data } = await client.ventas.list({ periodoID, clienteID, productoID });
      const kept = data?.find((venta) => venta.ventaID === ventaID)?.volumenTon ?? 0;
      // The save under way when the server died may have arrived without its answer.
      expect([0, 1]).toContain(kept - (acknowledged.get(ventaID) ?? 0));
    }
  }
});

test('a second server on the same data folder is refused with a message', async ({ server }) => {
  await expect(startServer({ dataDir: server.dataDir })).rejects.toThrow(/carpeta de datos/i);
});
