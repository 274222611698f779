import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { type World, withWorld } from '../test/world.ts';

/** What a server writes on a connection of its own until it ends it. */
async function wire({ url }: World, method: string, path: string, token?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  const key = token === undefined ? '' : `X-Token: ${token}\r\n`;
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: presupuesto\r\n${key}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return text;
}

/** Status line, headers but for what is new each time, and what comes after them. */
function parts(text: string) {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n');
  const names = headers.map((line) => line.toLowerCase());
  const kept = names.filter((line) => !/^(date|x-request-id|keep-alive):/.test(line)).toSorted();
  return { status, headers: kept, body: body.join('\r\n\r\n') };
}

/** The address of a call that is answered 200 in the demonstration company. */
async function addresses({ call, signIn }: World) {
  const [vendedor, admin] = await Promise.all([
    signIn('vendedor', 'Ventas-2026!'),
    signIn('admin', 'Admin-2026!'),
  ]);
  const rows = async (path: string, query: Record<string, string | number> = {}) => {
    const { body } = await call('GET', path, { token: vendedor, query });
    return Object(Array.isArray(body.data) ? body.data[0] : {});
  };
  const { periodoID } = await rows('/api/v1/periodos/listar-periodos-presupuestables');
  const pair = await rows('/api/v1/clientes/listar-clientes-productos-por-vendedor', { periodoID });
  const { clienteID, productoID } = pair;
  const { ventaID } = await rows('/api/v1/ventas/listar-ventas', { periodoID, clienteID, productoID });
  const params: Record<string, string | number> = { periodoID, id: periodoID, clienteID, ventaID };
  const queries: Record<string, string> = {
    listarVentas: `periodoID=${periodoID}&clienteID=${clienteID}&productoID=${productoID}`,
    fecha: `fecha=${encodeURIComponent('2026-11-20T09:00:00Z')}`,
    periodoID: `periodoID=${periodoID}`,
    nombre: 'nombre=SOPOct-2025',
  };
  const wants = (path: string) => {
    if (path.endsWith('/listar-ventas')) return queries['listarVentas'];
    if (path.includes('/momento/')) return queries['fecha'];
    if (path.endsWith('/progreso-carga')) return queries['nombre'];
    return /moneda$|por-vendedor$/.test(path) ? queries['periodoID'] : undefined;
  };
  return endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, access, stream }) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const query = wants(path);
      const isAdmins = access !== 'public' && access !== 'signedIn' && access[0] === 'ADMINISTRADOR';
      const token = access === 'public' ? undefined : isAdmins ? admin : vendedor;
      return { path, address: query === undefined ? filled : `${filled}?${query}`, token, stream };
    });
}

withWorld('A HEAD', (open) => {
  it('is answered as its GET, without the body, on every call that reads', async () => {
    const world = await open({ data: 'demo' });
    for (const { path, address, token, stream } of await addresses(world)) {
      if (stream) continue;
      const [get, head] = [
        parts(await wire(world, 'GET', address, token)),
        parts(await wire(world, 'HEAD', address, token)),
      ];
      expect({ path, status: get.status }).toEqual({ path, status: 'HTTP/1.1 200 OK' });
      expect({ path, ...head }).toEqual({ path, ...get, body: '' });
      expect(get.headers).toContain(`content-length: ${Buffer.byteLength(get.body)}`);
    }
  });

  it('is refused as its GET is: without a token, with a wrong value, for another role, where nothing is', async () => {
    const world = await open({ data: 'demo' });
    const seller = await world.signIn('vendedor', 'Ventas-2026!');
    const refused = [
      ['/api/v1/divisiones', undefined, 401],
      ['/api/v1/clientes/listar-clientes?pageNumber=-1', seller, 400],
      ['/api/v1/usuarios/listar-usuarios', seller, 403],
      ['/api/v1/ventas/moneda?periodoID=SOP12-1901', seller, 404],
      ['/api/v1/nada', seller, 404],
      ['/api/v1/logout', seller, 405],
      ['/api/v1/eventos', undefined, 401],
    ] as const;
    for (const [path, token, status] of refused) {
      const [get, head] = [
        parts(await wire(world, 'GET', path, token)),
        parts(await wire(world, 'HEAD', path, token)),
      ];
      expect(get.status).toMatch(` ${status} `);
      expect({ path, ...head }).toEqual({ path, ...get, body: '' });
    }
  });

  it('of the stream of events has its headers and an end, and keeps nobody from listening', async () => {
    const world = await open({ data: 'demo' });
    const token = await world.signIn('vendedor', 'Ventas-2026!');
    const path = '/api/v1/eventos';
    const head = parts(await wire(world, 'HEAD', path, token));
    expect(head).toMatchObject({ status: 'HTTP/1.1 200 OK', body: '' });
    const leaving = new AbortController();
    const get = await fetch(world.url + path, { headers: { 'x-token': token }, signal: leaving.signal });
    expect(get.status).toBe(200);
    for (const name of ['content-type', 'x-accel-buffering', 'cache-control', 'content-security-policy'])
      expect(head.headers).toContain(`${name}: ${get.headers.get(name)?.toLowerCase()}`);
    leaving.abort();
    expect(world.logs.filter(({ method, route }) => method === 'HEAD' && route === path)).toMatchObject([
      { status: 200 },
    ]);
  });

  it('serves the documentation and the pages', async () => {
    const world = await open();
    for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/estilo.css', '/nada.txt']) {
      const [get, head] = [parts(await wire(world, 'GET', path)), parts(await wire(world, 'HEAD', path))];
      expect({ path, ...head }).toEqual({ path, ...get, body: '' });
    }
  });

  it('is named beside GET where another method is refused', async () => {
    const { call } = await open();
    expect((await call('PATCH', '/api/v1/divisiones')).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('of a connection that stays open leaves the next answer where it belongs', async () => {
    const { url } = await open();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    const request = (method: string, rest = '') => `${method} /api/health HTTP/1.1\r\nHost: x\r\n${rest}\r\n`;
    socket.write(request('HEAD') + request('GET', 'Connection: close\r\n'));
    await once(socket, 'close');
    const [, second = ''] = text.split(/(?=HTTP\/1\.1 )/);
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 200 });
  });
});
