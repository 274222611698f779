import { logWarning } from './log.ts';
import { trustedAddress } from './trusted-address.ts';
import { whenCalm } from './when-calm.ts';

const ADDRESS = '/sw.js';

/**
 * Lets the browser keep the application, so that it can be loaded without a network; once the first screen is there, which
 * the eighty files must not hold up. Only a built application has the file, and only https (or this machine) may register it.
 */
export async function keepApplication(): Promise<void> {
  if (!import.meta.env.PROD || !import.meta.env.HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  await whenCalm();
  try {
    await navigator.serviceWorker.register(trustedAddress('service-worker', ADDRESS), {
      updateViaCache: 'none',
    });
  } catch (error) {
    logWarning('La aplicación no queda guardada en este dispositivo', error);
  }
}
