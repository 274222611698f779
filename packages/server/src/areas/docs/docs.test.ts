import { endpoints } from '@presupuesto/api-sdk/contract';
import { openApiDocument } from '@presupuesto/api-sdk/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBareApp } from '../../test/bare-app.ts';
import { mountDocs } from './routes.ts';

describe('The documentation of the API', () => {
  let read: (path: string) => Promise<{ status: number; type: string | null; text: string }>;

  beforeEach(async () => {
    const { url } = await openBareApp((app) => mountDocs(app, { settings: { publicUrl: undefined } }));
    read = async (path) => {
      const response = await fetch(url + path);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    };
  });

  it('is the OpenAPI document, for anyone', async () => {
    const { status, type, text } = await read('/api/openapi.json');
    const document = JSON.parse(text);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(document.info))));
  });

  it('is a page that lists every call, with no script and no style of its own', async () => {
    const { status, type, text } = await read('/api/docs');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text.match(/<article id="(?!esquema-)/g)).toHaveLength(endpoints.length);
    for (const { summary } of endpoints) expect(text).toContain(`>${summary}</a>`);
    expect(text).toContain('«No tienes permisos para realizar esta acción.»');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:/);
  });

  it('names the methods of the SDK with their area', async () => {
    const { text } = await read('/api/docs');
    const [, login = ''] = /<article id="login"(.*?)<\/article>/s.exec(text) ?? [];
    expect(login).toContain('En el SDK: <code>sdk.sesion.login</code>.');
    const [, list = ''] = /<article id="listarVentasPeriodo"(.*?)<\/article>/s.exec(text) ?? [];
    expect(list).toContain('<code>sdk.ventas.listPeriodo</code> o <code>sdk.ventas.allPeriodo</code>.');
  });

  it('shows each shape that an event has, and where a stream goes on from', async () => {
    const { text } = await read('/api/docs');
    const [, stream = ''] = /<article id="escucharEventos"(.*?)<\/article>/s.exec(text) ?? [];
    expect(stream).toContain('<code>Last-Event-ID</code> <small>en la cabecera</small>');
    expect(stream).toContain('<a href="#esquema-Evento">Evento</a>');
    const [, shapes = ''] = /<article id="esquema-Evento"(.*?)<\/article>/s.exec(text) ?? [];
    expect(shapes.match(/<table>/g)).toHaveLength(5);
    expect(shapes).toContain('<code>perdido</code>');
  });

  it('leads from every link to something that is there', async () => {
    const { text } = await read('/api/docs');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect((await read('/api/docs/estilo.css')).type).toBe('text/css; charset=utf-8');
  });

  it('is read and nothing else', async () => {
    expect((await read('/api/docs/otra')).status).toBe(404);
  });
});
