import { type AppRoute, route } from './route.ts';

/** Every screen under the shell, in the order of the menu (specification §2). A new screen is one more entry. */
export const routes: readonly AppRoute[] = [
  route({ path: '/home', access: 'signedIn', load: () => import('../pages/Home/Home.tsx') }),
  route({
    path: '/usuario',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/Usuarios/Usuarios.tsx'),
    menu: { label: 'Usuarios', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/vendedores',
    access: 'signedIn',
    load: () => import('../pages/Vendedores/Vendedores.tsx'),
    menu: { label: 'Vendedores', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/divisiones',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/Divisiones/Divisiones.tsx'),
    menu: { label: 'Divisiones', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/periodos',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/Periodos/Periodos.tsx'),
    menu: { label: 'Periodos', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/abrir-periodo',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/AbrirPeriodo/AbrirPeriodo.tsx'),
    menu: { label: 'Abrir Período', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/periodo-moneda',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/PeriodoMoneda/PeriodoMoneda.tsx'),
    menu: { label: 'Tasas de Cambio', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/cargar-archivos-ventas',
    access: ['ADMINISTRADOR'],
    load: () => import('../pages/CargarArchivos/CargarArchivos.tsx'),
    menu: { label: 'Cargar Archivos de Ventas', access: ['ADMINISTRADOR'] },
  }),
  route({
    path: '/clientes',
    access: 'signedIn',
    load: () => import('../pages/Clientes/Clientes.tsx'),
    menu: { label: 'Clientes', access: 'signedIn' },
  }),
  route({
    path: '/productos',
    access: 'signedIn',
    load: () => import('../pages/Productos/Productos.tsx'),
    menu: { label: 'Productos', access: 'signedIn' },
  }),
  route({
    path: '/asignacion-cliente-producto',
    access: 'signedIn',
    load: () => import('../pages/Asignacion/Asignacion.tsx'),
    menu: { label: 'Asignación de Clientes y Productos', access: 'signedIn' },
  }),
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
  route({ path: '/ayuda', access: 'signedIn', load: () => import('../pages/Ayuda/Ayuda.tsx') }),
  route({ path: '/error-404', access: 'signedIn', load: () => import('../pages/NotFound/NotFound.tsx') }),
];
