import './app/jitless.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { readApiBase } from './app/api-base.ts';
import { createConditionalRequests } from './app/conditional-requests.ts';
import { firstPath } from './app/first-screen.ts';
import { watchHistory } from './app/history-hold.ts';
import { reloadForNewerBuild } from './app/newer-build.ts';
import { openStorage } from './app/open-storage.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.ts';
import { loadShell, screens } from './app/screens.ts';
import { readSession } from './app/session-store.ts';
import { startedFetch } from './app/started-fetch.ts';
import { GlobalStyle } from './app/theme/GlobalStyle.ts';

/** What is there within this time is drawn at once; else the page says that it is on its way. */
const DRAWN_AT_ONCE_MS = 300;

const storage = openStorage('localStorage');
const tabStorage = openStorage('sessionStorage');
reloadForNewerBuild(tabStorage);
watchHistory();

const sesion = storage && readSession(storage);
const path = firstPath(sesion, window.location.pathname);
/** The files of the first screen, there or failed. */
const firstFiles = Promise.allSettled([
  ...(sesion ? [loadShell()] : []),
  ...(isScreen(path) ? [screens[path]()] : []),
]);

const { startedCalls } = window;
const conditionalRequests = createConditionalRequests(
  startedFetch(startedCalls, (input, init) => window.fetch(input, init)),
);
const baseUrl = readApiBase(document);
const actors = createActors({ baseUrl, storage, tabStorage, fetch: conditionalRequests.fetch });
if (startedCalls) actors.session.on('session.ended', startedCalls.end);
actors.session.on('session.ended', conditionalRequests.clear);
actors.session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const application = (
  <StrictMode>
    <GlobalStyle />
    <Providers {...actors}>
      <App routes={routes} />
    </Providers>
  </StrictMode>
);
const known = waitFor(actors.session, (state) => !state.hasTag('starting'));
const late = new Promise((over) => setTimeout(over, DRAWN_AT_ONCE_MS));
void Promise.race([late, Promise.all([known, firstFiles])]).then(() => createRoot(root).render(application));

function isScreen(path: string): path is keyof typeof screens {
  return Object.hasOwn(screens, path);
}
