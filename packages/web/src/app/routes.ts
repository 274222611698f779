import { type AppRoute, screen } from './route.ts';

/** Every screen under the shell, in the order of the menu (specification §2). A new screen is one more entry. */
export const routes: readonly AppRoute[] = [
  { path: '/home', access: 'signedIn', Screen: screen(() => import('../pages/Home/Home.tsx')) },
  {
    path: '/cambiar-clave',
    access: 'signedIn',
    Screen: screen(() => import('../pages/CambiarClave/CambiarClave.tsx')),
  },
  { path: '/error-404', access: 'signedIn', Screen: screen(() => import('../pages/NotFound/NotFound.tsx')) },
];
