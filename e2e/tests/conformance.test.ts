import { contract, createCaller, createClient } from '@presupuesto/api-sdk';
import {
  checkConformance,
  formatReport,
  type Leftover,
  type Report,
  RULES,
} from '@presupuesto/api-sdk/conformance';
import { alteredFetch, rememberingFetch } from '../support/altered-fetch.ts';
import { breakages } from '../support/breakages.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { test as base, expect } from '../support/test.ts';
import { WRITING_FAULTS, writingBreakages } from '../support/writing-breakages.ts';

const people = { administrador: ADMIN, vendedor: SELLER };

const test = base.extend('remembered', { scope: 'file' }, () => rememberingFetch(globalThis.fetch));

/** What differs, as call and rule. */
function faults({ calls }: Report): string[] {
  return calls.flatMap(({ call, results }) =>
    results.filter(({ outcome }) => outcome === 'difiere').map(({ rule }) => `${call}: ${rule}`),
  );
}

/** Everything that a run might leave behind. */
async function everything(baseUrl: string): Promise<unknown> {
  const { sesion, divisiones, clientes, productos, periodos, periodosMoneda } = contract;
  const { data } = await createCaller({ baseUrl })(sesion.login, { body: ADMIN });
  const call = createCaller({ baseUrl, token: data?.token ?? '' });
  return Promise.all([
    call(divisiones.listarDivisiones, {}),
    call(clientes.listarClientes, { query: { pageSize: 1000 } }),
    call(productos.listarProductos, { query: { pageSize: 1000 } }),
    call(periodos.listarReferentes, {}),
    call(periodosMoneda.listarPeriodosMoneda, { query: { pageSize: 100 } }),
  ]);
}

test('this server keeps the whole contract, and nothing is left of the check', async ({ server }) => {
  const before = await everything(server.url);
  const calls: string[] = [];
  const report = await checkConformance({
    ...people,
    baseUrl: server.url,
    write: true,
    onCall: ({ call }) => calls.push(call),
  });
  expect(faults(report)).toEqual([]);
  expect(report).toMatchObject({ conforms: true, write: true, summary: { difiere: 0, 'no ofrecida': 0 } });
  expect(report.leftovers).toEqual([]);
  const untried = report.calls.flatMap(({ results }) =>
    results.filter(({ outcome }) => outcome !== 'conforme'),
  );
  const money = ['valor-local', 'valor-euro', 'suma-del-resumen', 'totales-del-dashboard'];
  expect(untried.filter(({ rule }) => money.includes(rule))).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(report.calls.map(({ call }) => call)));
  expect(await everything(server.url)).toEqual(before);
});

test('what is not tried is listed with its reason', async ({ server, remembered }) => {
  const report = await checkConformance({ ...people, baseUrl: server.url, fetch: remembered() });
  const untried = report.calls.flatMap(({ results }) =>
    results.filter(({ outcome }) => outcome === 'no comprobado'),
  );
  expect(untried.length).toBe(report.summary['no comprobado']);
  expect(untried.every(({ detail }) => detail !== undefined && detail !== '')).toBe(true);
  expect(untried.map(({ rule }) => rule)).toContain('guarda-y-relee');
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(formatReport(report)).toMatch(/^Reglas: \d+ conformes, \d+ no comprobadas$/m);
  expect(formatReport(report)).toContain(
    '    · crea: Lo que se crea aparece en la lista: escribe, y no se ha pedido escribir',
  );
});

test('the broken servers break every rule there is', () => {
  const broken = [...breakages.map(({ rule }) => rule), ...WRITING_FAULTS.map(([, rule]) => rule)];
  expect(new Set(broken)).toEqual(new Set(Object.keys(RULES)));
});

test.for(breakages)(
  '$what is named as $rule of $call, and nothing else is',
  async (breakage, { server, remembered }) => {
    const report = await checkConformance({
      ...people,
      baseUrl: server.url,
      fetch: alteredFetch(remembered(), breakage),
    });
    expect(faults(report)).toEqual([`${breakage.call}: ${breakage.rule}`]);
    expect(report.conforms).toBe(false);
    expect(formatReport(report)).toContain(`    ✗ ${breakage.rule}: `);
  },
);

test('writing that goes wrong is named call by call', async ({ server }) => {
  const report = await checkConformance({
    ...people,
    baseUrl: server.url,
    write: true,
    fetch: alteredFetch(globalThis.fetch, writingBreakages()),
  });
  expect(faults(report).toSorted()).toEqual(
    WRITING_FAULTS.map(([call, rule]) => `${call}: ${rule}`).toSorted(),
  );
  // What the server keeps although it says otherwise, and what it has taken and does not show.
  const [product, division] = report.leftovers;
  expect(product).toMatchObject({ call: 'DELETE /api/v1/productos/eliminar-producto/:id' });
  expect(product?.reason).toBe('respondió 200 y sigue en la lista');
  expect(division).toMatchObject({ call: 'DELETE /api/v1/divisiones/:id' });
  expect(division?.reason).toContain('se aceptó y no aparece en la lista');
  expect(report.leftovers).toHaveLength(2);
  expect(formatReport(report)).toContain(`No se pudo quitar «${product?.what}» (DELETE `);
});

test('what cannot be removed is named, also by a check that is cut off', async ({ server }) => {
  const controller = new AbortController();
  const left: Leftover[] = [];
  const run = checkConformance({
    ...people,
    baseUrl: server.url,
    write: true,
    signal: controller.signal,
    onLeftover: (leftover) => left.push(leftover),
    onCall: ({ call, status }) => {
      if (call === 'POST /api/v1/clientes/crear-cliente' && status === 200)
        controller.abort(new Error('Enough'));
    },
    fetch: alteredFetch(globalThis.fetch, {
      // The server is not even asked.
      ask: ({ method, url }) => {
        if (method === 'DELETE') url.pathname = '/api/nada';
      },
    }),
  });
  await expect(run).rejects.toThrow('Enough');
  const { clientes } = contract;
  const { data } = await createCaller({ baseUrl: server.url })(contract.sesion.login, { body: ADMIN });
  const call = createCaller({ baseUrl: server.url, token: data?.token ?? '' });
  const query = { nombre: left.at(0)?.what ?? '' };
  const { data: kept } = await call(clientes.listarClientes, { query });
  expect(left).toMatchObject([
    { what: kept?.[0]?.nombre, call: 'DELETE /api/v1/clientes/eliminar-cliente/:id' },
    { call: 'DELETE /api/v1/divisiones/:id' },
  ]);
  expect(left[0]?.reason).toBe('respondió 404 y sigue en la lista');
  await call(clientes.eliminarCliente, { params: { id: kept?.[0]?.clienteID ?? 0 } });
});

test('a server without the extensions conforms all the same', async ({ server, remembered }) => {
  const whole = await checkConformance({ ...people, baseUrl: server.url, fetch: remembered() });
  const extensions = whole.calls.filter(({ extension }) => extension);
  const paths = extensions.map(
    ({ call }) => new RegExp(`${call.slice(call.indexOf('/')).replace(/:\w+/g, '[^/]+')}$`),
  );
  const report = await checkConformance({
    ...people,
    baseUrl: server.url,
    fetch: alteredFetch(remembered(), {
      answer: (exchange) => {
        if (!paths.some((path) => path.test(exchange.url.pathname))) return;
        Object.assign(exchange, { status: 404, content: { error: 'Not Found' } });
      },
    }),
  });
  expect(faults(report)).toEqual([]);
  expect(report.conforms).toBe(true);
  expect(report.calls.filter(({ offered }) => offered === false).map(({ call }) => call)).toEqual(
    extensions.map(({ call }) => call),
  );
  expect(extensions.every(({ offered }) => offered === true)).toBe(true);
});

test('a server that is not there does not conform', async () => {
  const report = await checkConformance({ ...people, baseUrl: 'http://127.0.0.1:1' });
  expect(report).toMatchObject({ conforms: false, summary: { conforme: 0 } });
});

test('a check that is cut off leaves nothing behind', async ({ server }) => {
  const before = await everything(server.url);
  const controller = new AbortController();
  const run = checkConformance({
    ...people,
    baseUrl: server.url,
    write: true,
    signal: controller.signal,
    onCall: ({ call, status }) => {
      if (call === 'POST /api/v1/abrir-periodo' && status === 200) controller.abort(new Error('Enough'));
    },
  });
  await expect(run).rejects.toThrow('Enough');
  expect(await everything(server.url)).toEqual(before);
});

test.for(['read to its end', 'cut off'])(
  'a check that is %s leaves no session open',
  async (how, { server }) => {
    const controller = new AbortController();
    const tokens: unknown[] = [];
    const run = checkConformance({
      ...people,
      baseUrl: server.url,
      signal: controller.signal,
      onCall: ({ call }) => {
        if (how === 'cut off' && call === 'GET /api/v1/divisiones') controller.abort(new Error('Enough'));
      },
      fetch: alteredFetch(globalThis.fetch, {
        answer: ({ url, content: { data } }) => {
          if (url.pathname !== '/api/v1/login' || typeof data !== 'object' || data === null) return;
          tokens.push(Reflect.get(data, 'token'));
        },
      }),
    });
    await run.catch((error: unknown) => expect(error).toMatchObject({ message: 'Enough' }));
    expect(controller.signal.aborted).toBe(how === 'cut off');
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens.map(String)) {
      const { sesion } = createClient({ baseUrl: server.url, token });
      await expect(sesion.validate(token)).rejects.toMatchObject({ status: 401 });
    }
  },
);
