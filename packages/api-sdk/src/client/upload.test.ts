import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createCaller } from './caller.ts';

/** As much of a browser's as an upload needs, over fetch: it follows redirections, and tells where it ended. */
class FollowingRequest extends EventTarget {
  readonly upload = new EventTarget();
  responseURL = '';
  responseText = '';
  status = 0;
  #answer: Response | undefined;
  #init: RequestInit & { headers: Record<string, string> } = { headers: {} };
  #url = '';

  open(method: string, url: string): void {
    this.#init.method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#init.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answer?.headers.get(name) ?? null;
  }

  async send(body: FormData): Promise<void> {
    this.#answer = await fetch(this.#url, { ...this.#init, body });
    const { status, url } = this.#answer;
    Object.assign(this, { status, responseURL: url, responseText: await this.#answer.text() });
    this.dispatchEvent(new Event('load'));
  }
}

const LOADED = JSON.stringify({
  status: 200,
  message: 'Se procesó 1 venta correctamente',
  data: { totalVentasGuardadas: 1, totalVentasErrores: 0, listaErroresFila: [] },
});

afterEach(() => void vi.unstubAllGlobals());

/** What comes of an upload to a server that answers so. */
async function upload(answer: (path: string, response: ServerResponse) => void, host = '127.0.0.1') {
  vi.stubGlobal('XMLHttpRequest', FollowingRequest);
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request.url ?? '', response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const caller = createCaller({ baseUrl: `http://${host}:${port}`, token: 't' });
  const form = { file: new File(['x'], 'ventas.xlsx'), nombre: 'SOPOct-2026' };
  return caller(contract.archivos.cargarArchivo, { form }, { onProgress: () => {} });
}

const loaded = (_path: string, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(LOADED);

it.each(['127.0.0.1', 'LOCALHOST'])('takes the answer of the address %s that was asked', async (host) => {
  await expect(upload(loaded, host)).resolves.toMatchObject({ data: { totalVentasGuardadas: 1 } });
});

it.each([302, 307])('takes what answers elsewhere, after a %d, for no answer', async (status) => {
  const moved = upload((path, response) => {
    if (path === '/otra') loaded(path, response);
    else response.writeHead(status, { location: '/otra' }).end();
  });
  await expect(moved).rejects.toMatchObject({ kind: 'network', cause: { reason: 'redirected' } });
});
