import { logWarning } from './log.ts';
import { whenCalm } from './when-calm.ts';

const ADDRESS = '/sw.js';

/** The one script address that the policy `require-trusted-types-for 'script'` lets this page make. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/**
 * Lets the browser keep the application, so that it can be loaded without a network; once the first screen is there, which
 * the eighty files must not hold up. Only a built application has the file, and only https (or this machine) may register it.
 */
export async function keepApplication(): Promise<void> {
  if (!import.meta.env.PROD || !import.meta.env.HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  await whenCalm();
  try {
    await navigator.serviceWorker.register(trusted(ADDRESS), { updateViaCache: 'none' });
  } catch (error) {
    logWarning('La aplicación no queda guardada en este dispositivo', error);
  }
}

function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  const rules = { createScriptURL: (url: string) => (url === ADDRESS ? url : '') };
  return trustedTypes.createPolicy('service-worker', rules).createScriptURL(address);
}
