import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { LoadFolder } from './areas/archivos/plan/load-folder.ts';
import { finishLoads } from './areas/archivos/write/write-load.ts';
import { registerAreas } from './areas/index.ts';
import type { Db } from './db/connect.ts';
import { createSignInThrottle } from './keys/throttle.ts';
import { createSendMail } from './mail/create-send-mail.ts';
import type { SendMail } from './mail/send-mail.ts';
import { packageFolder } from './package-folder.ts';
import { addAccess } from './plugins/access.ts';
import { addClosing } from './plugins/closing.ts';
import { addCompression } from './plugins/compression.ts';
import { addCors } from './plugins/cors.ts';
import { addEarlyAnswers } from './plugins/early-answers.ts';
import { addErrors } from './plugins/errors.ts';
import { addEtag } from './plugins/etag.ts';
import { httpLimits, maxConnections } from './plugins/http-limits.ts';
import { addJsonBody } from './plugins/json-body.ts';
import { addRequestLog, type LogDestination, logOptions } from './plugins/log.ts';
import { createLogToStdout } from './plugins/log-to-stdout.ts';
import { addNotFound } from './plugins/not-found.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addWebApp } from './plugins/web-app.ts';
import { createSessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';

interface AppOptions {
  settings: Settings;
  db: Db;
  now?: () => Date;
  /** Instead of what the settings ask for. */
  sendMail?: SendMail;
  /** Standard output by default. */
  logTo?: LogDestination;
  /** The built browser application. */
  webRoot?: string;
}

const builtWeb = join(packageFolder, '../web/dist');

/** The whole server on a migrated database, not yet listening. The database is the caller's to close. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, db, now = () => new Date(), webRoot = builtWeb } = options;
  await finishLoads({ db, folder: new LoadFolder(settings.dataDir) });
  const logTo = options.logTo ?? createLogToStdout();
  const { sessionIdleMs: idleMs, sessionMaxMs: maxMs } = settings;
  const trustProxy = (_address: string, hop: number) => hop < settings.trustProxy;
  const app = Fastify({
    ...httpLimits,
    return503OnClosing: false,
    ...logOptions(settings.log, logTo),
    trustProxy,
  });
  app.server.maxConnections = maxConnections;
  app.addHook('onListen', (done) => {
    // A connection that could not be taken (too many open files) is no reason to end.
    app.server.on('error', (error) => app.log.error({ err: error }, 'server.failed'));
    done();
  });

  const sessions = createSessions({ db, now, idleMs, maxMs });
  const sendMail = options.sendMail ?? createSendMail(settings, (text) => app.log.info(text));

  addClosing(app);
  addRequestLog(app);
  addEarlyAnswers(app);
  addErrors(app);
  await addSecurityHeaders(app, settings.publicUrl);
  addCors(app, settings.allowedOrigins);
  addEtag(app);
  await addCompression(app);
  addJsonBody(app);
  addAccess(app, sessions);
  registerAreas(app, { db, now, sessions, sendMail, settings, throttle: createSignInThrottle(db, now) });
  addNotFound(app, { hasPages: await addWebApp(app, webRoot) });
  return app;
}
