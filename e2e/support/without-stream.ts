import type { BrowserContext } from 'playwright';

/** A server that offers no stream of events: with one, the network of a page never comes to rest. */
export async function withoutStream(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/eventos', (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'No se encontró lo que buscaba.' } }),
  );
}
