import { type Caller, createCaller, RefusedError } from '@presupuesto/api-sdk';
import { expect, it } from 'vitest';
import { pageWork } from './page-work.ts';

const vendedor = {
  vendedorID: 1,
  vendedorCodigo: 'V-1',
  nombre: 'Ana',
  apellido: 'Gil',
  email: 'ana@x.es',
  division: 'N',
  activo: true,
  paisID: 1,
  nombrePais: 'Perú',
};

/** A caller of a server with these answers, by page. */
function pages(...answers: object[]) {
  const asked: (string | null)[] = [];
  const call = createCaller({
    baseUrl: 'http://x',
    fetch: async (request) => {
      const page = new URL(request instanceof Request ? request.url : request).searchParams.get('pageNumber');
      asked.push(page);
      const answer = { status: 200, message: '', ...answers[Number(page)] };
      return Response.json(answer, { status: answer.status });
    },
  });
  return { call, asked };
}

const load = (call: Caller, signal = new AbortController().signal) =>
  pageWork.loadSellers({ call, ownWhole: (_, pares) => pares }, undefined, signal);

it('gathers a whole list page by page', async () => {
  const { call, asked } = pages(
    { data: [vendedor], rows: 2 },
    { data: [{ ...vendedor, vendedorID: 2 }], rows: 2 },
  );
  expect((await load(call)).map(({ vendedorID }) => vendedorID)).toEqual([1, 2]);
  expect(asked).toEqual(['0', '1']);
});

it('rejects with the reason of a page that is refused', async () => {
  const { call } = pages({ data: [vendedor], rows: 2 }, { status: 400, message: 'No se puede', data: null });
  await expect(load(call)).rejects.toThrow(RefusedError);
});

it('asks for nothing once it is cancelled', async () => {
  const { call, asked } = pages({ data: [vendedor], rows: 1 });
  await expect(load(call, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
});
