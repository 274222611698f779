import { once } from './once.ts';

/** Every screen's file by its path; without what it takes to draw one, because the first of them are loaded before that. */
export const screens = {
  '/login': once(() => import('../pages/Login/Login.tsx')),
  '/home': once(() => import('../pages/Home/Home.tsx')),
  '/usuario': once(() => import('../pages/Usuarios/Usuarios.tsx')),
  '/vendedores': once(() => import('../pages/Vendedores/Vendedores.tsx')),
  '/divisiones': once(() => import('../pages/Divisiones/Divisiones.tsx')),
  '/periodos': once(() => import('../pages/Periodos/Periodos.tsx')),
  '/abrir-periodo': once(() => import('../pages/AbrirPeriodo/AbrirPeriodo.tsx')),
  '/periodo-moneda': once(() => import('../pages/PeriodoMoneda/PeriodoMoneda.tsx')),
  '/cargar-archivos-ventas': once(() => import('../pages/CargarArchivos/CargarArchivos.tsx')),
  '/actividad': once(() => import('../pages/Actividad/Actividad.tsx')),
  '/clientes': once(() => import('../pages/Clientes/Clientes.tsx')),
  '/productos': once(() => import('../pages/Productos/Productos.tsx')),
  '/asignacion-cliente-producto': once(() => import('../pages/Asignacion/Asignacion.tsx')),
  '/presupuestos': once(() => import('../pages/Presupuestos/Presupuestos.tsx')),
  '/cambiar-clave': once(() => import('../pages/CambiarClave/CambiarClave.tsx')),
  '/ayuda': once(() => import('../pages/Ayuda/Ayuda.tsx')),
  '/error-404': once(() => import('../pages/NotFound/NotFound.tsx')),
} as const;

export const loadShell = once(() => import('../shell/Shell/Shell.tsx'));
