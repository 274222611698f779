// The page's first script, part of index.html itself: it asks for what the first screen needs, beside all other files.
import { readApiBase } from './app/api-base.ts';
import { firstCalls, isSheet } from './app/first-calls.ts';
import { firstPath } from './app/first-screen.ts';
import { watchStart } from './app/lost-start.ts';
import { openStorage } from './app/open-storage.ts';
import { hasRecords } from './app/record-prefix.ts';
import { readSession } from './app/session-store.ts';
import { startCalls } from './app/started-calls.ts';

watchStart();
const { pathname, search } = window.location;
const storage = openStorage('localStorage');
const sesion = storage && readSession(storage);
const path = firstPath(sesion, pathname);

if (storage && sesion && !sesion.debeCambiarClave) {
  // What waits to be saved, here or in another tab, comes before what is asked.
  const calls = hasRecords(storage) ? [] : firstCalls(path, search);
  window.startedCalls = startCalls(
    { baseUrl: readApiBase(document), token: sesion.token, calls },
    (url, init) => window.fetch(url, init),
  );
  window.addEventListener('storage', window.startedCalls.end);
}

const parts = [
  ...(sesion ? ['frame'] : []),
  path,
  ...(path === '/presupuestos' && isSheet(search) ? ['hoja'] : []),
];
for (const file of new Set(parts.flatMap((part) => SCREEN_FILES[part] ?? []))) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/assets/${file}`;
  document.head.append(link);
}

// Who has signed in has the font already: the first calls go before it.
if (sesion) window.addEventListener('load', loadFont);
else loadFont();

function loadFont(): void {
  document.fonts.load('1em "Inter Variable"').catch(() => {});
}
