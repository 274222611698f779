// The page's first and smallest script: it asks for what the first screen needs, beside the large ones and not after them.
import './app/theme/fonts.css';
import { createConditionalRequests } from './app/conditional-requests.ts';
import { firstCalls, isSheet } from './app/first-calls.ts';
import { reloadForNewerBuild } from './app/newer-build.ts';
import { openStorage } from './app/open-storage.ts';
import { hasRecords } from './app/record-prefix.ts';
import { loadShell, screens } from './app/screens.ts';
import { readSession } from './app/session-store.ts';
import { createStartedCalls } from './app/started-calls.ts';

export const storage = openStorage('localStorage');
export const tabStorage = openStorage('sessionStorage');
reloadForNewerBuild(tabStorage);

const sesion = storage && readSession(storage);
const path = sesion ? firstPath(window.location.pathname) : '/login';

/** Where the API lives is read at run time, so that one build serves any server (decisions §1). */
export const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
export const conditionalRequests = createConditionalRequests((input, init) => window.fetch(input, init));
export const startedCalls = createStartedCalls(baseUrl, conditionalRequests.fetch);

if (storage && sesion && !sesion.debeCambiarClave) {
  // What waits to be saved, here or in another tab, comes before what is asked.
  const calls = hasRecords(storage) ? [] : firstCalls(path, window.location.search);
  startedCalls.begin({ token: sesion.token, calls });
  window.addEventListener('storage', startedCalls.end);
}

/** The files of the first screen, there or failed. */
export const firstFiles = Promise.allSettled([
  ...(sesion ? [loadShell()] : []),
  ...(isScreen(path) ? [screens[path]()] : []),
]);

if (sesion && path === '/presupuestos' && isSheet(window.location.search)) {
  // Asked for again by the screen, which hears of a failure.
  void Promise.allSettled([import('./pages/Presupuestos/screen/Hoja.tsx'), import('./app/page-work.ts')]);
}

function firstPath(path: string): string {
  return path === '/' || path === '/login' ? '/home' : path.replace(/\/$/, '');
}

function isScreen(path: string): path is keyof typeof screens {
  return Object.hasOwn(screens, path);
}
