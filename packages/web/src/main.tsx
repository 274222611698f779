import './app/jitless.ts';
import './app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { OutboxContext } from './app/outbox.ts';
import { PortsContext } from './app/ports.ts';
import { routes } from './app/routes.ts';
import { SessionContext } from './app/session.ts';
import { GlobalStyle } from './app/theme/GlobalStyle.ts';

/** Where the API lives is read at run time, so that one build serves any server (decisions §1). */
const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
const { ports, session, outbox } = createActors({ baseUrl, storage: window.localStorage });
session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <PortsContext value={ports}>
      <SessionContext value={session}>
        <OutboxContext value={outbox}>
          <App routes={routes} />
        </OutboxContext>
      </SessionContext>
    </PortsContext>
  </StrictMode>,
);
