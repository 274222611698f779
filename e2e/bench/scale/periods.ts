import { performance } from 'node:perf_hooks';
import { createClient } from '@presupuesto/api-sdk';
import { signIn } from '../../support/api.ts';
import type { Result } from '../result.ts';
import { startSaving } from '../steady-saves.ts';
import { OPEN_BUDGET } from './company.ts';
import { KEY } from './host.ts';
import { spreadOf } from './reads.ts';

/** Opening a period of the whole company and deleting it, while a seller saves at a fixed rate. */
export async function measurePeriods(url: string, name: string): Promise<Result[]> {
  const { 'X-Token': token = '' } = await signIn(url, { nombreUsuario: 'admin', clave: KEY });
  const call = async (method: string, path: string, body?: object): Promise<number> => {
    const from = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: { 'x-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (performance.now() - from) / 1000;
  };
  const saves = startSaving(url, await sellerWithCells(url));
  const opened = await call('POST', '/api/v1/abrir-periodo', {
    periodoOrigen: OPEN_BUDGET,
    periodoDestino: 'BGT-2030',
    tipoPeriodo: 'BGT',
    anioInicio: 2030,
    mesInicio: 1,
    cantidadMeses: 12,
  });
  const deleted = await call('DELETE', '/api/v1/periodos/eliminar-periodo-completo/BGT-2030');
  return [
    { what: `${name}: opening a period`, value: `${opened.toFixed(1)} s`, aim: '≤ 3 s' },
    { what: `${name}: deleting it`, value: `${deleted.toFixed(1)} s`, aim: '≤ 1 s' },
    { what: `${name}: cell saves meanwhile`, value: spreadOf(await saves.stop()), aim: 'p99 ≤ 250 ms' },
  ];
}

/** A seller, and the cells of a pair in the open budget. */
async function sellerWithCells(url: string) {
  const { 'X-Token': token = '' } = await signIn(url, { nombreUsuario: 'v2', clave: KEY });
  const client = createClient({ baseUrl: url, token });
  const [pair] = (await client.clientesProductos.list(OPEN_BUDGET)).data ?? [];
  if (pair === undefined) throw new Error('A seller has pairs');
  const { clienteID, productoID } = pair;
  const months = (await client.ventas.list({ periodoID: OPEN_BUDGET, clienteID, productoID })).data ?? [];
  return { token, ventaIDs: months.map(({ ventaID }) => ventaID) };
}
