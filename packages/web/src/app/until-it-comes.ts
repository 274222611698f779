import { logWarning } from './log.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const LIMIT_MS = 10_000;

/**
 * A file that nobody asks for by hand: one that does not come, from the network or from this device, is asked for again as
 * soon as files of the build come. Older browsers never ask again for a module that failed once: there the page does
 * without it until it is loaded anew, and what can be known to fail is not tried.
 */
export async function untilItComes<File>(
  load: () => Promise<File>,
  pauseMs: number = FIRST_PAUSE_MS,
): Promise<File> {
  if (!navigator.onLine && !isKept()) await filesCome(pauseMs);
  try {
    return await load();
  } catch (error) {
    logWarning('No llega una parte de la pantalla', error);
    await filesCome(pauseMs);
    return untilItComes(load, longer(pauseMs));
  }
}

/** Whether the service worker answers, which keeps every file of the build. */
function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Resolves once files of the build come again: the browser finds a network before anything gets through it. */
async function filesCome(pauseMs: number): Promise<void> {
  await new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pauseMs);
    else window.addEventListener('online', resolve, { once: true });
  });
  if (!(await comes(import.meta.url))) await filesCome(longer(pauseMs));
}

const longer = (pauseMs: number): number => Math.min(2 * pauseMs, LONGEST_PAUSE_MS);

/** A file of the build, no call: the client of the server has no part in it. */
function comes(file: string): Promise<boolean> {
  const asked = window.fetch(file, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
