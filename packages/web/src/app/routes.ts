import { type AppRoute, route } from './route.ts';

/** Every screen under the shell, in the order of the menu (specification §2). A new screen is one more entry. */
export const routes: readonly AppRoute[] = [
  route({ path: '/home', access: 'signedIn', load: () => import('../pages/Home/Home.tsx') }),
  route({
    path: '/presupuestos',
    access: ['VENDEDOR'],
    load: () => import('../pages/Presupuestos/Presupuestos.tsx'),
    menu: { label: 'Presupuestos', access: ['VENDEDOR'] },
  }),
  route({
    path: '/cambiar-clave',
    access: 'signedIn',
    load: () => import('../pages/CambiarClave/CambiarClave.tsx'),
  }),
  route({ path: '/error-404', access: 'signedIn', load: () => import('../pages/NotFound/NotFound.tsx') }),
];
