import { logWarning } from './log.ts';

const MARK = 'recargada';

/**
 * Loads the page anew when a screen's file is gone because a newer build has taken its place: once for each build, so that
 * servers of two builds behind one address cannot make it go round. What was typed is kept by then (decisions §10).
 *
 * @param storage of this tab; null where the browser denies it: then nobody would know that it was done already
 */
export function reloadForNewerBuild(storage: Storage | null): void {
  if (!storage) return;
  window.addEventListener('vite:preloadError', () => {
    void reloadOnce(storage).catch((error: unknown) => logWarning('No hay conexión', error));
  });
}

async function reloadOnce(storage: Storage): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the page itself, which is no call of the API
  const served = entryOf(await (await fetch('/', { cache: 'no-store' })).text());
  if (!served || served === entryOf(document.documentElement.innerHTML)) return;
  if (storage.getItem(MARK) === served) return;
  storage.setItem(MARK, served);
  window.location.reload();
}

/** The build's first script, whose name changes with every build. */
export function entryOf(html: string): string | undefined {
  return /\/assets\/index-[\w-]+\.js/.exec(html)?.[0];
}
