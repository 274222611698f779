import { openApiDocument } from '@presupuesto/api-sdk/openapi';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../services.ts';
import { contractVersion } from './contract-version.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './style.ts';

/** Mounts the contract as an OpenAPI document and as a page, for anyone: they hold nothing that the package does not. */
export function mountDocs(
  app: FastifyInstance,
  { settings }: { settings: Pick<Services['settings'], 'publicUrl'> },
): void {
  const { publicUrl } = settings;
  const make = () =>
    openApiDocument({ version: contractVersion, ...(publicUrl !== undefined && { serverUrl: publicUrl }) });
  const json = once(() => JSON.stringify(make()));
  const page = once(() => docsPage(make()));

  const serve = (url: string, type: string, content: () => string) =>
    app.get(
      url,
      { config: { isPublicDocument: true } },
      (_request, reply): FastifyReply =>
        reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(content()),
    );
  serve('/api/openapi.json', 'application/json', json);
  serve('/api/docs', 'text/html', page);
  serve('/api/docs/estilo.css', 'text/css', () => docsStyle);
}

/** Makes it when it is first asked for: few servers ever are. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
