import { describe, expect, it } from 'vitest';
import { endpoints } from './contract.ts';

/** The specification's table of calls, with path parameters as this contract names them. */
const SPECIFIED = `
POST /api/v1/login
POST /api/v1/validar-token
POST /api/v1/usuarios/cambiar-clave
POST /api/v1/usuarios/reestablecer-clave
GET /api/v1/usuarios/listar-usuarios
POST /api/v1/usuarios/crear-usuario
PUT /api/v1/usuarios/:usuarioID
POST /api/v1/usuarios/cambiar-contrasena-usuario
GET /api/v1/dashboard
GET /api/v1/divisiones
POST /api/v1/divisiones
PUT /api/v1/divisiones/:id
DELETE /api/v1/divisiones/:id
GET /api/v1/vendedores/listar-vendedores
POST /api/v1/vendedores/crear-con-usuario
PUT /api/v1/vendedores/:vendedorID
GET /api/v1/paises/listar-paises
GET /api/v1/clientes/listar-clientes
POST /api/v1/clientes/crear-cliente
PUT /api/v1/clientes/actualizar-cliente/:clienteID
DELETE /api/v1/clientes/eliminar-cliente/:id
GET /api/v1/productos/listar-productos
POST /api/v1/productos/crear-producto
PUT /api/v1/productos/:productoID
DELETE /api/v1/productos/eliminar-producto/:id
GET /api/v1/clientes/listar-clientes-productos-por-vendedor
GET /api/v1/ventas/listar-ventas
DELETE /api/v1/clientes-productos/:id
GET /api/v1/clientes-productos/listar-producto-por-vendedor-cliente/:clienteID
GET /api/v1/periodos/listar-referentes
GET /api/v1/periodos/listar-periodos-presupuestables
GET /api/v1/periodos/tipos-periodo
GET /api/v1/periodos
PUT /api/v1/periodos/:id/activo
PUT /api/v1/periodos/:id/visible
DELETE /api/v1/periodos/eliminar-periodo-completo/:id
PUT /api/v1/ventas/:ventaID/volumen
PUT /api/v1/ventas/:ventaID/precio
GET /api/v1/ventas/moneda
POST /api/v1/aprobar-presupuesto/:periodoID
GET /api/v1/resumen-presupuesto-vendedor/:periodoID
GET /api/v1/periodos-moneda/listar-periodo-moneda
POST /api/v1/periodos-moneda
POST /api/v1/periodos-moneda/:periodoMonedaID
DELETE /api/v1/periodos-moneda/:id
POST /api/presupuesto/cargar-archivo
POST /api/v1/abrir-periodo`
  .trim()
  .split('\n');

const EXTENSIONS = [
  'PUT /api/v1/clientes-productos/cliente/:clienteID',
  'PUT /api/v1/clientes-productos/:clienteProductoPeriodoID/nota',
  'PUT /api/v1/ventas/lote',
  'PUT /api/v1/ventas/:ventaID/nota',
  'GET /api/v1/ventas/:ventaID/cambios',
  'GET /api/v1/ventas/momento/:periodoID',
  'GET /api/v1/presupuestos/:periodoID/aprobaciones',
  'POST /api/v1/ventas/libro',
  'POST /api/v1/presupuestos/:periodoID/reabrir',
  'GET /api/v1/cambios',
  'GET /api/v1/actividad',
  'GET /api/v1/eventos',
  'GET /api/v1/periodos-moneda/faltantes',
  'GET /api/v1/periodos/:id/contenido',
  'GET /api/v1/ventas/periodo/:periodoID',
  'GET /api/v1/ventas/periodo/:periodoID/pares',
  'POST /api/v1/logout',
  'GET /api/health',
  'GET /api/presupuesto/progreso-carga',
  'POST /api/presupuesto/comprobar-archivo',
];

describe('the contract', () => {
  it('holds every call of the specification and no other, extensions apart', () => {
    const own = endpoints.filter((endpoint) => !endpoint.extension).map(nameOf);
    expect(own.toSorted()).toEqual(SPECIFIED.toSorted());
  });

  it('marks the calls beyond the specification as extensions', () => {
    const extensions = endpoints.filter((endpoint) => endpoint.extension).map(nameOf);
    expect(extensions.toSorted()).toEqual(EXTENSIONS.toSorted());
  });

  it('lets nobody in without a session but to sign in, recover a key or ask for the health', () => {
    const open = endpoints.filter((endpoint) => endpoint.access === 'public').map(nameOf);
    expect(open.toSorted()).toEqual([
      'GET /api/health',
      'POST /api/v1/login',
      'POST /api/v1/usuarios/reestablecer-clave',
    ]);
  });

  it.each(endpoints.filter(({ path }) => path.includes(':')))(
    'declares the parameters of $method $path',
    ({ path, params }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const missing = params?.safeParse({}).error?.issues.map((issue) => issue.path[0]);
      expect(missing).toEqual(names);
    },
  );
});

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
