import { logWarning } from './log.ts';
import { trustedAddress } from './trusted-address.ts';
import { untilItComes } from './until-it-comes.ts';
import { whenCalm } from './when-calm.ts';

const ADDRESS = '/sw.js';

/**
 * Lets the browser keep the application, so that it can be loaded without a network; once the first screen is there, which
 * the eighty files must not hold up. Only a built application has the file, and only https (or this machine) may register it.
 */
export async function keepApplication(): Promise<void> {
  if (!import.meta.env.PROD || !import.meta.env.HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  await whenCalm();
  await untilItComes(register);
}

async function register(): Promise<void> {
  try {
    const address = trustedAddress('service-worker', ADDRESS);
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.installing) await installed(registration.installing);
  } catch (error) {
    // The browser or its user forbids it: asking again changes nothing.
    if (!(error instanceof DOMException)) throw error;
    logWarning('La aplicación no queda guardada en este dispositivo', error);
  }
}

/** @throws where one of the files did not come: the browser drops the worker without a word */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('install failed'));
      else resolve();
    });
  });
}
