import type { ComponentType } from 'react';
import { type LoadComponent, loaded } from './loaded.tsx';
import { logWarning } from './log.ts';
import { whenIdle } from './when-idle.ts';

const AGAIN_AFTER_MS = 2_000;
const LIMIT_MS = 10_000;

/**
 * A part of a screen that is drawn once the page is idle and its file can come, from the network or from this device:
 * Chromium never asks again for a module that failed once. The screen does without the part for as long as it does not.
 */
export function later<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  return loaded(async () => {
    await whenIdle();
    if (!navigator.onLine && !isKept()) await filesCome();
    return whatComes(load);
  });
}

async function whatComes<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    logWarning('No llega una parte de la pantalla', error);
    await filesCome();
    return whatComes(load);
  }
}

/** Whether the service worker answers, which keeps every file of the build. */
function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Resolves once files of the build come again: the browser finds a network before anything gets through it. */
async function filesCome(): Promise<void> {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  while (!(await comes(import.meta.url))) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
}

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
