import { baseUrl, conditionalRequests, firstFiles, startedCalls, storage, tabStorage } from './start.ts';
import './app/jitless.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.ts';
import { GlobalStyle } from './app/theme/GlobalStyle.ts';

/** What is there within this time is drawn at once; else the page says that it is on its way. */
const DRAWN_AT_ONCE_MS = 300;

const actors = createActors({ baseUrl, storage, tabStorage, fetch: startedCalls.fetch });
actors.session.on('session.ended', startedCalls.end);
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
