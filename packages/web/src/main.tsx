import './app/jitless.ts';
import './app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { reloadForNewerBuild } from './app/newer-build.ts';
import { openStorage } from './app/open-storage.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.ts';
import { GlobalStyle } from './app/theme/GlobalStyle.ts';

/** Where the API lives is read at run time, so that one build serves any server (decisions §1). */
const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
const tabStorage = openStorage('sessionStorage');
const actors = createActors({ baseUrl, storage: openStorage('localStorage'), tabStorage });
actors.session.start();
reloadForNewerBuild(tabStorage);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <Providers {...actors}>
      <App routes={routes} />
    </Providers>
  </StrictMode>,
);
