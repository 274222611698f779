import type { contract } from '../contract/contract.ts';

/** The areas of the contract as people read them. */
export const areas: Readonly<Record<keyof typeof contract, { name: string; description: string }>> = {
  sesion: { name: 'Sesión', description: 'Inicio y fin de sesión.' },
  claves: { name: 'Claves', description: 'Cambio, recuperación y restablecimiento de claves.' },
  usuarios: { name: 'Usuarios', description: 'Quién puede entrar y con qué tipo de usuario.' },
  dashboard: { name: 'Dashboard', description: 'Totales y avance de cada período.' },
  divisiones: { name: 'Divisiones', description: 'Divisiones comerciales.' },
  vendedores: { name: 'Vendedores', description: 'Vendedores y su división.' },
  paises: { name: 'Países', description: 'Países en los que se vende.' },
  clientes: { name: 'Clientes', description: 'Clientes y su país.' },
  productos: { name: 'Productos', description: 'Productos y sus kilos por pieza.' },
  clientesProductos: {
    name: 'Clientes y productos',
    description: 'Los pares cliente-producto de cada vendedor.',
  },
  periodos: { name: 'Períodos', description: 'Presupuestos (BGT), previsiones (SOP) y ventas reales (CUR).' },
  ventas: { name: 'Ventas', description: 'Toneladas y precio por kg de cada mes.' },
  presupuestos: { name: 'Presupuestos', description: 'Resumen, aprobación y reapertura de presupuestos.' },
  cambios: { name: 'Cambios', description: 'Quién cambió qué cifra, cuándo y cómo.' },
  actividad: { name: 'Actividad', description: 'Todo lo que se ha cambiado, para administradores.' },
  eventos: { name: 'Eventos', description: 'Lo que cambia, en el momento en que cambia.' },
  periodosMoneda: {
    name: 'Tasas de cambio',
    description: 'Unidades de moneda local por euro, por período y, en los CUR, por mes.',
  },
  archivos: { name: 'Archivos de ventas', description: 'Carga de libros .xlsx y .xlsm.' },
  apertura: { name: 'Apertura de períodos', description: 'Un período nuevo a partir de otro.' },
  sistema: { name: 'Sistema', description: 'Para quien opera el servidor.' },
};
