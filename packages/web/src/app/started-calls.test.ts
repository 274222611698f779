import { createCaller, VentasArea } from '@presupuesto/api-sdk';
import { contract } from '@presupuesto/api-sdk/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstCalls } from './first-calls.ts';
import { startCalls } from './started-calls.ts';
import { startedFetch } from './started-fetch.ts';

const PERIODS = '/api/v1/periodos/listar-periodos-presupuestables';
const pairs = { status: 200, message: '', data: [{ clienteProductoID: 41, clienteID: 7, productoID: 9 }] };
const json = (content: unknown) =>
  new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });

const params = { periodoID: 'BGT-2027' };

function begun(search = '?periodo=BGT-2027&par=41', more: object = {}) {
  const asked: string[] = [];
  const server = vi.fn<typeof globalThis.fetch>(async (input) => {
    asked.push(input instanceof Request ? input.url : `${input}`);
    return json({ ...pairs, ...more });
  });
  const started = startCalls(
    { baseUrl: '', token: 'ana', calls: firstCalls('/presupuestos', search) },
    server,
  );
  const as = (token: string) => createCaller({ token, fetch: startedFetch(started, server) });
  return { asked, as, started };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('calls that are started beside the scripts', () => {
  test('are those that the screen then makes, each once', async () => {
    const { asked, as } = begun();
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    const call = as('ana');
    const { listarPresupuestables, listarReferentes } = contract.periodos;
    const query = { periodoID: 'BGT-2027' };
    await Promise.allSettled([
      call(contract.sesion.validarToken, { body: { token: 'ana' } }),
      call(listarPresupuestables, {}),
      call(listarReferentes, {}),
      call(contract.clientesProductos.listarClientesProductos, { query }),
      call(contract.ventas.listarVentas, { query: { ...query, clienteID: 7, productoID: 9 } }),
      call(contract.presupuestos.resumenPresupuesto, { params: query }),
    ]);
    expect(asked).toHaveLength(6);
    await Promise.allSettled([call(listarPresupuestables, {})]);
    expect(asked).toHaveLength(7);
  });

  test('are for La hoja all pairs of the period, which it then reads', async () => {
    const { asked, as } = begun('?periodo=BGT-2027&vista=hoja');
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    const client = new VentasArea(as('ana'));
    await Promise.allSettled([client.allPares('BGT-2027').toArray()]);
    expect(asked).toHaveLength(5);
  });

  test.each([
    [500, 5],
    [1_350, 7],
    [5_000, 8],
  ])('are of %i pairs the pages that La hoja reads at a time, each once', async (rows, calls) => {
    const { asked, as } = begun('?periodo=BGT-2027&vista=hoja', { rows });
    await vi.waitFor(() => expect(asked).toHaveLength(calls));
    const call = as('ana');
    for (let pageNumber = 0; pageNumber <= calls - 5; pageNumber += 1) {
      const query = { pageSize: 500, pageNumber };
      await Promise.allSettled([call(contract.ventas.listarParesPeriodo, { params, query })]);
    }
    expect(asked).toHaveLength(calls);
  });

  test('answer nobody else', async () => {
    const { asked, as } = begun();
    await Promise.allSettled([as('luis')(contract.periodos.listarPresupuestables, {})]);
    expect(asked.filter((path) => path === PERIODS)).toHaveLength(2);
  });

  test.each([
    ['something was written', ({ as }: ReturnType<typeof begun>) => as('ana')(contract.sesion.logout, {})],
    ['the session ended', async ({ started }: ReturnType<typeof begun>) => started.end()],
    ['a while', async () => vi.advanceTimersByTime(10_000)],
  ])('answer nothing after %s', async (_, happens) => {
    const world = begun();
    await Promise.allSettled([happens(world)]);
    await Promise.allSettled([world.as('ana')(contract.periodos.listarPresupuestables, {})]);
    expect(world.asked.filter((path) => path === PERIODS)).toHaveLength(2);
  });

  test('are made again where they failed, and rejected where they were aborted', async () => {
    const server = vi.fn<typeof globalThis.fetch>(async () => json(pairs));
    const headers = { 'X-Token': 'ana' };
    const validation = (signal?: AbortSignal) => {
      const fetch = startedFetch(startCalls({ baseUrl: '', token: 'ana', calls: [] }, server), server);
      return fetch('/api/v1/validar-token', { method: 'POST', headers, ...(signal && { signal }) });
    };
    server.mockRejectedValueOnce(new TypeError('no network'));
    expect((await validation()).ok).toBe(true);
    expect(server).toHaveBeenCalledTimes(2);
    const over = new AbortController();
    server.mockReturnValueOnce(new Promise(() => {}));
    const asking = validation(over.signal);
    server.mockRejectedValueOnce(new Error('aborted'));
    over.abort();
    await expect(asking).rejects.toThrow('aborted');
  });

  test('are none where the page could not begin any', async () => {
    const server = vi.fn<typeof globalThis.fetch>(async () => json(pairs));
    expect((await startedFetch(undefined, server)(PERIODS)).ok).toBe(true);
    expect(server).toHaveBeenCalledTimes(1);
  });
});
