import type { Client } from '../src/sdk/create-client.ts';
import type { LoteInput } from '../src/sdk/inputs.ts';

const cliente = { clienteCodigo: 'C-1', nombre: 'Ana', paisID: 1 };
const producto = { productoCodigo: 'P-1', nombre: 'Tapa', kilosPorPieza: 0.5 };
const usuario = { nombreUsuario: 'ana', email: 'ana@x.es', tipoUsuario: 'VENDEDOR' } as const;
const vendedor = {
  vendedorCodigo: 'V-1',
  nombre: 'Ana',
  apellido: 'Gil',
  email: 'ana@x.es',
  division: 'N',
  paisID: 1,
};
const tasa = { periodoID: 'BGT-2026', monedaID: 'COP', tasaCambioEUR: 4500 };
const apertura = {
  periodoOrigen: 'CUR-2025',
  periodoDestino: 'BGT-2026',
  tipoPeriodo: 'BGT',
  anioInicio: 2026,
  mesInicio: 1,
  cantidadMeses: 12,
} as const;
const lote: LoteInput = {
  gestoID: '6f1c2a34-8a5e-4c1d-9f0b-2d7c54e0a913',
  origen: 'pegado',
  cambios: [{ ventaID: 7, campo: 'volumenTon', valor: '12.5', visto: 10 }],
};
const reapertura = { vendedorID: 3, motivo: 'Precios nuevos', clienteProductoIDs: [7] };
const libro = new File(['x'], 'ventas.xlsx');

export type Method = readonly [name: string, call: (sdk: Client) => Promise<unknown>, sent: string];

/** Each method as an integrator calls it, and the request that the contract wants for it. */
export const METHODS: readonly Method[] = [
  [
    'actividad.list',
    (sdk) => sdk.actividad.list({ clase: 'periodos', cursor: 'c1' }),
    'GET /api/v1/actividad?clase=periodos&cursor=c1',
  ],
  [
    'actividad.all',
    (sdk) => sdk.actividad.all({ periodoID: 'BGT-2026' }).toArray(),
    'GET /api/v1/actividad?pageSize=1000&periodoID=BGT-2026',
  ],
  ['apertura.open', (sdk) => sdk.apertura.open(apertura), `POST /api/v1/abrir-periodo ${json(apertura)}`],
  [
    'archivos.upload',
    (sdk) => sdk.archivos.upload(libro, 'SOPOct-2025'),
    'POST /api/presupuesto/cargar-archivo file=ventas.xlsx nombre=SOPOct-2025',
  ],
  [
    'archivos.check',
    (sdk) => sdk.archivos.check(libro, { tipo: 'CUR', mes: 1, anio: 2026 }),
    'POST /api/presupuesto/comprobar-archivo file=ventas.xlsx nombre=CUREne-2026',
  ],
  [
    'archivos.readProgreso',
    (sdk) => sdk.archivos.readProgreso({ tipo: 'SOP', mes: 10, anio: 2025 }),
    'GET /api/presupuesto/progreso-carga?nombre=SOPOct-2025',
  ],
  ['cambios.list', (sdk) => sdk.cambios.list({ vendedorID: 3 }), 'GET /api/v1/cambios?vendedorID=3'],
  [
    'cambios.all',
    (sdk) => sdk.cambios.all({ periodoID: 'BGT-2026' }).toArray(),
    'GET /api/v1/cambios?pageSize=200&periodoID=BGT-2026&pageNumber=0',
  ],
  [
    'claves.change',
    (sdk) => sdk.claves.change('vieja', 'Nueva-2026!'),
    'POST /api/v1/usuarios/cambiar-clave {"claveActual":"vieja","claveNueva":"Nueva-2026!"}',
  ],
  [
    'claves.recover',
    (sdk) => sdk.claves.recover('ana'),
    'POST /api/v1/usuarios/reestablecer-clave {"nombreUsuario":"ana"}',
  ],
  [
    'claves.reset',
    (sdk) => sdk.claves.reset('ana', '1234'),
    'POST /api/v1/usuarios/cambiar-contrasena-usuario {"usuario":"ana","clave":"1234"}',
  ],
  [
    'clientes.list',
    (sdk) => sdk.clientes.list({ pageNumber: 2, pageSize: 5, nombre: 'a' }),
    'GET /api/v1/clientes/listar-clientes?pageNumber=2&pageSize=5&nombre=a',
  ],
  [
    'clientes.all',
    (sdk) => sdk.clientes.all({ nombre: 'a' }).toArray(),
    'GET /api/v1/clientes/listar-clientes?pageSize=1000&nombre=a&pageNumber=0',
  ],
  [
    'clientes.create',
    (sdk) => sdk.clientes.create(cliente),
    `POST /api/v1/clientes/crear-cliente ${json(cliente)}`,
  ],
  [
    'clientes.update',
    (sdk) => sdk.clientes.update(7, cliente, { visto: 'v1' }),
    `PUT /api/v1/clientes/actualizar-cliente/7?visto=v1 ${json({ ...cliente, clienteID: 7 })}`,
  ],
  ['clientes.remove', (sdk) => sdk.clientes.remove(7), 'DELETE /api/v1/clientes/eliminar-cliente/7'],
  [
    'clientesProductos.list',
    (sdk) => sdk.clientesProductos.list('BGT-2026'),
    'GET /api/v1/clientes/listar-clientes-productos-por-vendedor?periodoID=BGT-2026',
  ],
  [
    'clientesProductos.remove',
    (sdk) => sdk.clientesProductos.remove(7),
    'DELETE /api/v1/clientes-productos/7',
  ],
  [
    'clientesProductos.listProductos',
    (sdk) => sdk.clientesProductos.listProductos(7, { vendedorID: 3 }),
    'GET /api/v1/clientes-productos/listar-producto-por-vendedor-cliente/7?vendedorID=3',
  ],
  [
    'clientesProductos.assignProductos',
    (sdk) => sdk.clientesProductos.assignProductos(7, [1, 2], { vendedorID: 3 }),
    'PUT /api/v1/clientes-productos/cliente/7 {"vendedorID":3,"productoIDs":[1,2]}',
  ],
  [
    'clientesProductos.saveNota',
    (sdk) => sdk.clientesProductos.saveNota(7, 'Renueva'),
    'PUT /api/v1/clientes-productos/7/nota {"texto":"Renueva"}',
  ],
  [
    'dashboard.read',
    (sdk) => sdk.dashboard.read({ anio: 2026, division: 'N' }),
    'GET /api/v1/dashboard?anio=2026&division=N',
  ],
  ['divisiones.list', (sdk) => sdk.divisiones.list({ nombre: 'n' }), 'GET /api/v1/divisiones?nombre=n'],
  [
    'divisiones.create',
    (sdk) => sdk.divisiones.create({ divisionID: 'N', nombre: 'Norte' }),
    'POST /api/v1/divisiones {"divisionID":"N","nombre":"Norte"}',
  ],
  [
    'divisiones.update',
    (sdk) => sdk.divisiones.update('N', 'Norte', { visto: 'v1' }),
    'PUT /api/v1/divisiones/N?visto=v1 {"divisionID":"N","nombre":"Norte"}',
  ],
  ['divisiones.remove', (sdk) => sdk.divisiones.remove('N'), 'DELETE /api/v1/divisiones/N'],
  ['eventos.listen', (sdk) => sdk.eventos.listen().next(), 'GET /api/v1/eventos'],
  ['paises.list', (sdk) => sdk.paises.list(), 'GET /api/v1/paises/listar-paises'],
  [
    'periodos.list',
    (sdk) => sdk.periodos.list({ pageNumber: 1, pageSize: 5, tipo: 'SOP', activo: false }),
    'GET /api/v1/periodos?tipo=SOP&activo=false&page=1&size=5',
  ],
  [
    'periodos.all',
    (sdk) => sdk.periodos.all({ anio: 2026 }).toArray(),
    'GET /api/v1/periodos?anio=2026&page=0&size=100',
  ],
  [
    'periodos.listReferentes',
    (sdk) => sdk.periodos.listReferentes(),
    'GET /api/v1/periodos/listar-referentes',
  ],
  [
    'periodos.listPresupuestables',
    (sdk) => sdk.periodos.listPresupuestables(),
    'GET /api/v1/periodos/listar-periodos-presupuestables',
  ],
  ['periodos.listTipos', (sdk) => sdk.periodos.listTipos(), 'GET /api/v1/periodos/tipos-periodo'],
  [
    'periodos.setActivo',
    (sdk) => sdk.periodos.setActivo('BGT-2026', false),
    'PUT /api/v1/periodos/BGT-2026/activo {"activo":false}',
  ],
  [
    'periodos.setVisible',
    (sdk) => sdk.periodos.setVisible('BGT-2026', true),
    'PUT /api/v1/periodos/BGT-2026/visible {"visible":true}',
  ],
  [
    'periodos.readContenido',
    (sdk) => sdk.periodos.readContenido('BGT-2026'),
    'GET /api/v1/periodos/BGT-2026/contenido',
  ],
  [
    'periodos.remove',
    (sdk) => sdk.periodos.remove('BGT-2026'),
    'DELETE /api/v1/periodos/eliminar-periodo-completo/BGT-2026',
  ],
  [
    'periodosMoneda.list',
    (sdk) => sdk.periodosMoneda.list({ periodoId: 'BGT' }),
    'GET /api/v1/periodos-moneda/listar-periodo-moneda?periodoId=BGT',
  ],
  [
    'periodosMoneda.all',
    (sdk) => sdk.periodosMoneda.all().toArray(),
    'GET /api/v1/periodos-moneda/listar-periodo-moneda?pageSize=100&pageNumber=0',
  ],
  [
    'periodosMoneda.create',
    (sdk) => sdk.periodosMoneda.create(tasa),
    `POST /api/v1/periodos-moneda ${json(tasa)}`,
  ],
  [
    'periodosMoneda.update',
    (sdk) => sdk.periodosMoneda.update(7, tasa, { visto: 'v1' }),
    `POST /api/v1/periodos-moneda/7?visto=v1 ${json({ ...tasa, periodoMonedaID: 7 })}`,
  ],
  ['periodosMoneda.remove', (sdk) => sdk.periodosMoneda.remove(7), 'DELETE /api/v1/periodos-moneda/7'],
  [
    'periodosMoneda.listFaltantes',
    (sdk) => sdk.periodosMoneda.listFaltantes(),
    'GET /api/v1/periodos-moneda/faltantes',
  ],
  [
    'presupuestos.approve',
    (sdk) => sdk.presupuestos.approve('BGT-2026'),
    'POST /api/v1/aprobar-presupuesto/BGT-2026',
  ],
  [
    'presupuestos.readResumen',
    (sdk) => sdk.presupuestos.readResumen('BGT-2026'),
    'GET /api/v1/resumen-presupuesto-vendedor/BGT-2026',
  ],
  [
    'presupuestos.listAprobaciones',
    (sdk) => sdk.presupuestos.listAprobaciones('BGT-2026'),
    'GET /api/v1/presupuestos/BGT-2026/aprobaciones',
  ],
  [
    'presupuestos.reopen',
    (sdk) => sdk.presupuestos.reopen('BGT-2026', reapertura),
    `POST /api/v1/presupuestos/BGT-2026/reabrir ${json(reapertura)}`,
  ],
  [
    'productos.list',
    (sdk) => sdk.productos.list({ nombre: 'a' }),
    'GET /api/v1/productos/listar-productos?nombre=a',
  ],
  [
    'productos.all',
    (sdk) => sdk.productos.all().toArray(),
    'GET /api/v1/productos/listar-productos?pageSize=1000&pageNumber=0',
  ],
  [
    'productos.create',
    (sdk) => sdk.productos.create(producto),
    `POST /api/v1/productos/crear-producto ${json(producto)}`,
  ],
  [
    'productos.update',
    (sdk) => sdk.productos.update(7, producto, { visto: 'v1' }),
    `PUT /api/v1/productos/7?visto=v1 ${json({ ...producto, productoID: 7 })}`,
  ],
  ['productos.remove', (sdk) => sdk.productos.remove(7), 'DELETE /api/v1/productos/eliminar-producto/7'],
  [
    'sesion.login',
    (sdk) => sdk.sesion.login('ana', 'clave'),
    'POST /api/v1/login {"nombreUsuario":"ana","clave":"clave"}',
  ],
  ['sesion.validate', (sdk) => sdk.sesion.validate('t'), 'POST /api/v1/validar-token {"token":"t"}'],
  ['sesion.logout', (sdk) => sdk.sesion.logout(), 'POST /api/v1/logout'],
  ['sistema.readHealth', (sdk) => sdk.sistema.readHealth(), 'GET /api/health'],
  [
    'usuarios.list',
    (sdk) => sdk.usuarios.list({ nombreUsuario: 'a' }),
    'GET /api/v1/usuarios/listar-usuarios?nombreUsuario=a',
  ],
  [
    'usuarios.all',
    (sdk) => sdk.usuarios.all({ pageSize: 5 }).toArray(),
    'GET /api/v1/usuarios/listar-usuarios?pageSize=5&pageNumber=0',
  ],
  [
    'usuarios.create',
    (sdk) => sdk.usuarios.create(usuario),
    `POST /api/v1/usuarios/crear-usuario ${json(usuario)}`,
  ],
  [
    'usuarios.update',
    (sdk) => sdk.usuarios.update(7, usuario, { visto: 'v1' }),
    `PUT /api/v1/usuarios/7?visto=v1 ${json({ ...usuario, usuarioID: 7 })}`,
  ],
  ['vendedores.list', (sdk) => sdk.vendedores.list(), 'GET /api/v1/vendedores/listar-vendedores'],
  [
    'vendedores.all',
    (sdk) => sdk.vendedores.all().toArray(),
    'GET /api/v1/vendedores/listar-vendedores?pageSize=100&pageNumber=0',
  ],
  [
    'vendedores.create',
    (sdk) => sdk.vendedores.create(vendedor),
    `POST /api/v1/vendedores/crear-con-usuario ${json(vendedor)}`,
  ],
  [
    'vendedores.update',
    (sdk) => sdk.vendedores.update(7, vendedor, { visto: 'v1' }),
    `PUT /api/v1/vendedores/7?visto=v1 ${json({ ...vendedor, vendedorID: 7 })}`,
  ],
  [
    'ventas.list',
    (sdk) => sdk.ventas.list({ periodoID: 'BGT-2026', clienteID: 1, productoID: 2 }),
    'GET /api/v1/ventas/listar-ventas?periodoID=BGT-2026&clienteID=1&productoID=2',
  ],
  [
    'ventas.listPeriodo',
    (sdk) => sdk.ventas.listPeriodo('BGT-2026', { vendedorID: 3 }),
    'GET /api/v1/ventas/periodo/BGT-2026?vendedorID=3',
  ],
  [
    'ventas.allPeriodo',
    (sdk) => sdk.ventas.allPeriodo('BGT-2026').toArray(),
    'GET /api/v1/ventas/periodo/BGT-2026?pageSize=5000&pageNumber=0',
  ],
  [
    'ventas.listPares',
    (sdk) => sdk.ventas.listPares('BGT-2026', { vendedorID: 3 }),
    'GET /api/v1/ventas/periodo/BGT-2026/pares?vendedorID=3',
  ],
  [
    'ventas.allPares',
    (sdk) => sdk.ventas.allPares('BGT-2026').toArray(),
    'GET /api/v1/ventas/periodo/BGT-2026/pares?pageSize=500&pageNumber=0',
  ],
  [
    'ventas.saveVolumen',
    (sdk) => sdk.ventas.saveVolumen(7, 12.5),
    'PUT /api/v1/ventas/7/volumen?volumenTon=12.5',
  ],
  [
    'ventas.savePrecio',
    (sdk) => sdk.ventas.savePrecio(7, '4.25', { visto: 0 }),
    'PUT /api/v1/ventas/7/precio?precio=4.25&visto=0',
  ],
  ['ventas.saveLote', (sdk) => sdk.ventas.saveLote(lote), `PUT /api/v1/ventas/lote ${json(lote)}`],
  ['ventas.listCambios', (sdk) => sdk.ventas.listCambios(7), 'GET /api/v1/ventas/7/cambios'],
  [
    'ventas.compareLibro',
    (sdk) => sdk.ventas.compareLibro(libro, 'BGT-2026'),
    'POST /api/v1/ventas/libro file=ventas.xlsx periodoID=BGT-2026',
  ],
  [
    'ventas.readMomento',
    (sdk) => sdk.ventas.readMomento('BGT-2026', { fecha: '2026-11-03T18:04:00Z' }),
    'GET /api/v1/ventas/momento/BGT-2026?fecha=2026-11-03T18%3A04%3A00Z',
  ],
  [
    'ventas.saveNota',
    (sdk) => sdk.ventas.saveNota(7, 'Con el pedido de marzo'),
    'PUT /api/v1/ventas/7/nota {"texto":"Con el pedido de marzo"}',
  ],
  [
    'ventas.listMonedas',
    (sdk) => sdk.ventas.listMonedas('BGT-2026'),
    'GET /api/v1/ventas/moneda?periodoID=BGT-2026',
  ],
];

function json(value: object): string {
  return JSON.stringify(value);
}
