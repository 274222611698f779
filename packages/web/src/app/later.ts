import type { ComponentType } from 'react';
import { type LoadComponent, loaded } from './loaded.tsx';
import { logWarning } from './log.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a screen that is drawn once the page is idle and its file can come, from the network or from this device:
 * Chromium never asks again for a module that failed once. The screen does without the part for as long as it does not.
 */
export function later<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  return loaded(async () => {
    await whenIdle();
    if (!navigator.onLine && !isKept()) await online();
    return whatComes(load);
  });
}

async function whatComes<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    logWarning('No llega una parte de la pantalla', error);
    await online();
    return whatComes(load);
  }
}

/** Whether the service worker answers, which keeps every file of the build. */
function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function online(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
