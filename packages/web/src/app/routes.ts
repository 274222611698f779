import { type AppRoute, route } from './route.tsx';
import { screens } from './screens.ts';

/** Every screen under the shell, in the order of the menu (specification §2). A new screen is one more entry. */
export const routes: readonly AppRoute[] = [
  route({ path: '/home', access: 'signedIn', load: screens['/home'] }),
  route({
    path: '/usuario',
    access: ['ADMINISTRADOR'],
    load: screens['/usuario'],
    menu: { label: 'Usuarios', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/vendedores',
    access: 'signedIn',
    load: screens['/vendedores'],
    menu: { label: 'Vendedores', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/divisiones',
    access: ['ADMINISTRADOR'],
    load: screens['/divisiones'],
    menu: { label: 'Divisiones', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/periodos',
    access: ['ADMINISTRADOR'],
    load: screens['/periodos'],
    menu: { label: 'Periodos', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/abrir-periodo',
    access: ['ADMINISTRADOR'],
    load: screens['/abrir-periodo'],
    menu: { label: 'Abrir Período', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/periodo-moneda',
    access: ['ADMINISTRADOR'],
    load: screens['/periodo-moneda'],
    menu: { label: 'Tasas de Cambio', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/cargar-archivos-ventas',
    access: ['ADMINISTRADOR'],
    load: screens['/cargar-archivos-ventas'],
    menu: { label: 'Cargar Archivos de Ventas', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/actividad',
    access: ['ADMINISTRADOR'],
    load: screens['/actividad'],
    menu: { label: 'Actividad', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/clientes',
    access: 'signedIn',
    load: screens['/clientes'],
    menu: { label: 'Clientes', access: 'signedIn' },
  }),
  route({
    path: '/productos',
    access: 'signedIn',
    load: screens['/productos'],
    menu: { label: 'Productos', access: 'signedIn' },
  }),
  route({
    path: '/asignacion-cliente-producto',
    access: 'signedIn',
    load: screens['/asignacion-cliente-producto'],
    menu: { label: 'Asignación de Clientes y Productos', access: 'signedIn' },
  }),
  route({
    path: '/presupuestos',
    access: ['VENDEDOR'],
    load: screens['/presupuestos'],
    loadOffers: () => import('../pages/Presupuestos/Offers.tsx'),
    menu: { label: 'Presupuestos', access: ['VENDEDOR'] },
  }),
  route({
    path: '/cambiar-clave',
    access: 'signedIn',
    load: screens['/cambiar-clave'],
  }),
  route({ path: '/ayuda', access: 'signedIn', load: screens['/ayuda'] }),
  route({ path: '/error-404', access: 'signedIn', load: screens['/error-404'] }),
];
