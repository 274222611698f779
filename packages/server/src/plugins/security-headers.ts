import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { pageDirectives } from './page-policy.ts';

const halfYear = 180 * 24 * 60 * 60;

/** An answer of the API is data: it loads nothing, nobody frames it, and nothing about it is guessed. */
const answerHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * A page may use what this server serves and nothing else. The calls of the contract carry the few headers that matter to
 * data: the page's thousand bytes of policy would cost a seventh of a saved cell. HSTS only where people come by https.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const ofAnswer = isSecure
    ? { ...answerHeaders, 'strict-transport-security': `max-age=${halfYear}; includeSubDomains` }
    : answerHeaders;

  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint !== undefined) route.helmet = false;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.endpoint !== undefined) reply.headers(ofAnswer);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives() },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: halfYear } : false,
  });
}
