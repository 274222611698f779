import { contract, endpoint, envelope, envelopeOf, exactDecimal, rowID } from '@presupuesto/api-sdk/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { HttpProblem } from './http-problem.ts';
import { mount } from './mount.ts';
import { openBareApp } from './test/bare-app.ts';

const noErrors = { other: 'Error' };

const saveAmount = endpoint({
  method: 'PUT',
  path: '/api/v1/prueba/:id',
  summary: 'Saves an amount',
  access: 'public',
  params: z.object({ id: rowID('id') }),
  query: z.object({ monto: exactDecimal({ max: 1000, message: 'El monto no es válido' }) }),
  response: envelope(),
  errors: noErrors,
});

const saveText = endpoint({
  method: 'POST',
  path: '/api/v1/prueba',
  summary: 'Saves a text',
  access: 'public',
  body: z.object({ texto: z.string().max(10), opcional: z.number().optional() }),
  response: envelopeOf(z.object({ texto: z.string() })),
  errors: noErrors,
});

async function openSaving() {
  const saved: unknown[] = [];
  const app = await openBareApp((server) => {
    mount(server, saveAmount, ({ params, query }) => {
      saved.push({ ...params, ...query });
      return { message: 'Guardado' };
    });
    mount(server, saveText, ({ body }) => {
      saved.push(body);
      return { data: { texto: body.texto } };
    });
  });
  return { ...app, saved };
}

describe('A request that fits', () => {
  it('reaches the handler validated, and its answer comes in the envelope', async () => {
    const { call, saved } = await openSaving();
    const amount = await call('PUT', '/api/v1/prueba/7', { query: { monto: '12.50' } });
    expect(amount.body).toEqual({ status: 200, message: 'Guardado' });
    const text = await call('POST', '/api/v1/prueba', { body: { texto: 'hola', sobra: 1 } });
    expect(text.body).toEqual({ status: 200, message: '', data: { texto: 'hola' } });
    expect(saved).toEqual([{ id: 7, monto: '12.50' }, { texto: 'hola' }]);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'may name %s for a body that it does not have',
    async (type) => {
      const { call } = await openSaving();
      const { status } = await call('PUT', '/api/v1/prueba/7', {
        query: { monto: 1 },
        headers: { 'content-type': type },
      });
      expect(status).toBe(200);
    },
  );
});

describe('A request that does not fit', () => {
  it.each([
    '-1',
    'NaN',
    'Infinity',
    '1e400',
    '1e3',
    '0x10',
    '',
    ' ',
    '1,5',
    '1.234,5',
    '--1',
    '1 ',
    '9'.repeat(40),
    '1001',
  ])('is answered 400 for the amount %j, and nothing happens', async (monto) => {
    const { call, saved } = await openSaving();
    const { status, body } = await call('PUT', '/api/v1/prueba/7', { query: { monto } });
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 400, message: 'El monto no es válido' },
    });
    expect(saved).toEqual([]);
  });

  it('is answered 400 for an amount given twice or not at all', async () => {
    const { call, saved } = await openSaving();
    for (const query of ['?monto=1&monto=2', '?monto[]=1', '']) {
      expect(await call('PUT', `/api/v1/prueba/7${query}`)).toMatchObject({ status: 400 });
    }
    expect(saved).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(150), '%00', '%F0%9F%92%A9', '1%20or%201=1'])(
    'is answered 400 for the id %s',
    async (id) => {
      const { call, saved } = await openSaving();
      const { status, body } = await call('PUT', `/api/v1/prueba/${id}`, { query: { monto: 1 } });
      expect({ status, body }).toEqual({
        status: 400,
        body: { status: 400, message: expect.stringMatching(/válid/) },
      });
      expect(saved).toEqual([]);
    },
  );

  it.each([
    ['no body', undefined],
    ['a wrong type', { texto: 5 }],
    ['a missing field', {}],
    ['a list', []],
    ['null', null],
    ['a text', 'hola'],
    ['a text that is too long', { texto: 'x'.repeat(11) }],
  ])('is answered 400 in Spanish for %s', async (_, body) => {
    const { call, saved } = await openSaving();
    const answer = await call('POST', '/api/v1/prueba', { body });
    expect(answer).toMatchObject({ status: 400, body: { status: 400 } });
    expect(answer.body.message).toMatch(/^(Entrada inválida|Demasiado grande)/);
    expect(saved).toEqual([]);
  });

  it('answers a broken or poisonous JSON body with what is wrong', async () => {
    const { url, saved } = await openSaving();
    const bodies = [
      '{"texto":',
      '{"texto":"a"} x',
      '{"__proto__":{"x":1},"texto":"a"}',
      '{"constructor":{"prototype":{}}}',
    ];
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/v1/prueba`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        status: 400,
        message: 'El cuerpo de la solicitud no es JSON válido.',
      });
    }
    expect(saved).toEqual([]);
  });

  it.each([100_000, 65])('refuses %i nested brackets', async (depth) => {
    const { url } = await openSaving();
    const headers = { 'content-type': 'application/json' };
    const body = `{"texto":"a","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const response = await fetch(`${url}/api/v1/prueba`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 400, message: 'El JSON tiene demasiados niveles.' });
  });

  it('counts brackets inside a text as text', async () => {
    const { call } = await openSaving();
    const answer = await call('POST', '/api/v1/prueba', {
      body: { texto: '[[[', x: `\\"${'{['.repeat(500)}"` },
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    'text/plain',
    'text/xml',
    'multipart/form-data; boundary=x',
    'application/vnd.api+json',
    'nonsense',
  ])('refuses a body of type %s', async (type) => {
    const { url, saved } = await openSaving();
    const headers = { 'content-type': type };
    const response = await fetch(`${url}/api/v1/prueba`, { method: 'POST', headers, body: '{"texto":"a"}' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      status: 415,
      message: expect.stringContaining('application/json'),
    });
    expect(saved).toEqual([]);
  });

  it('refuses a body over a megabyte', async () => {
    const { call } = await openSaving();
    const answer = await call('POST', '/api/v1/prueba', { body: { texto: 'x'.repeat(1024 * 1024) } });
    expect(answer).toMatchObject({
      status: 413,
      body: { status: 413, message: 'La solicitud es demasiado grande.' },
    });
  });

  it.each(['/api/v1/prueba/%', '/api/v1/prueba/%ff', '/%'])(
    'is answered 400 for the address %s',
    async (path) => {
      const { url } = await openSaving();
      const response = await fetch(`${url}${path}`, { method: 'PUT' });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ status: 400, message: 'La solicitud no es válida.' });
    },
  );
});

describe('A failing handler', () => {
  const { listarPaises } = contract.paises;
  const listPaises = { ...listarPaises, access: 'public' } as const;

  it('answers a refusal with its own status and message', async () => {
    const { call } = await openBareApp((server) =>
      mount(server, listPaises, () => {
        throw new HttpProblem(404, 'No existe');
      }),
    );
    const { status, body } = await call('GET', listPaises.path);
    expect({ status, body }).toEqual({ status: 404, body: { status: 404, message: 'No existe' } });
  });

  it('answers nothing of what went wrong inside but a reference that the log has too', async () => {
    const { call, logs } = await openBareApp((server) =>
      mount(server, listPaises, () => {
        throw new Error('the table is called secreto');
      }),
    );
    const { status, body } = await call('GET', listPaises.path);
    const failed = logs.find(({ msg }) => msg === 'request.failed');
    expect(status).toBe(500);
    expect(body).toEqual({
      status: 500,
      message: `Error interno del servidor. Referencia: ${String(failed?.['reqId'])}`,
    });
    expect(failed).toMatchObject({ err: { message: 'the table is called secreto' } });
  });

  it('says to come back later when the database is away', async () => {
    const { call } = await openBareApp((server) =>
      mount(server, listPaises, () => {
        throw new Error('Failed query', {
          cause: Object.assign(new Error('too many clients'), { code: '53300' }),
        });
      }),
    );
    expect(await call('GET', listPaises.path)).toMatchObject({
      status: 503,
      body: { message: 'El servicio no está disponible en este momento. Por favor, intente más tarde.' },
    });
  });

  it('is our fault when its answer breaks the contract', async () => {
    const { call, logs } = await openBareApp((server) =>
      // What the database gives is not always what the types say.
      mount(server, listPaises, () => ({ data: JSON.parse('[{"paisID":"1","nombre":"Perú"}]') })),
    );
    expect((await call('GET', listPaises.path)).status).toBe(500);
    expect(JSON.stringify(logs)).toContain('breaks the contract');
  });
});
