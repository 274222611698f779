import type { AddressInfo } from 'node:net';
import { checkClock } from './db/check-clock.ts';
import { connect } from './db/connect.ts';
import { loadFirstData, type SignIn, workingDemoSignIns } from './db/first-data.ts';
import { migrate } from './db/migrate.ts';
import { endSessionsOfCopy } from './db/place.ts';
import { startFolding } from './db/totals/fold.ts';
import { keepPrivate } from './private-files.ts';
import type { Settings } from './settings.ts';
import { within } from './within.ts';

/** Longest wait for what is under way once the server has to stop, in ms: mails too (`addClosing` ends the connections before). */
const answerMs = 6000;

export interface Started {
  /** The address to open in a browser. */
  url: string;
  /** The demonstration company's, to be printed; checking them takes as long as signing in, and is not done where `DEMO=0`. */
  signIns(): Promise<readonly SignIn[]>;
  /** Says in the log what went wrong outside any request. */
  report(event: string, error: unknown): void;
  /** Answers what is under way, then closes the database. Takes 9 s at most. */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, and listens.
 *
 * @param onLost called when the embedded database ends by itself
 * @param onFirstKey called once the first administrator is stored, whose key nothing says again; the start may fail after that
 * @throws FolderInUse, and what the database and the network throw
 */
export async function start(
  settings: Settings,
  { onLost, onFirstKey }: { onLost: (error: Error) => void; onFirstKey: (signIn: SignIn) => void },
): Promise<Started> {
  keepPrivate(settings.dataDir);
  // The embedded database opens in its thread while the rest of the server is loaded.
  const opening = connect({ ...settings, onLost });
  const [{ db, pool, kind, close }, { createApp }] = await Promise.all([opening, import('./app.ts')]);
  try {
    await migrate({ pool, kind });
    await endSessionsOfCopy({ db, kind }, settings.dataDir);
    const administrator = await loadFirstData(db, settings, new Date());
    if (administrator !== undefined) onFirstKey(administrator);
    const app = await createApp({ settings, db });
    if (kind === 'postgres')
      await checkClock(db, {
        now: () => new Date(),
        warn: (text) => app.log.warn({ text }, 'clock.differs'),
      });
    const stopFolding = startFolding(db);
    await app.listen({
      host: settings.host,
      port: settings.port,
      listenTextResolver: (at) => `Escuchando en ${at}`,
    });
    return {
      url: settings.publicUrl ?? addressOf(settings, app.server.address()),
      async signIns() {
        return settings.demo ? workingDemoSignIns(db) : [];
      },
      report(event, error) {
        app.log.error({ err: error instanceof Error ? error : new Error(String(error)) }, event);
      },
      async stop() {
        await within(answerMs, Promise.all([app.close(), stopFolding()]));
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf({ host, port }: Settings, address: AddressInfo | string | null): string {
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${listening}`;
}
