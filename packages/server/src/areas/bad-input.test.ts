import { contract, type Endpoint } from '@presupuesto/api-sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import {
  auditoria,
  cliente,
  division,
  periodo,
  periodoMoneda,
  producto,
  relacion,
  relacionPeriodo,
  usuario,
  vendedor,
  venta,
} from '../db/schema.ts';
import { onEachDatabase, type World } from '../test/world.ts';

const {
  actividad,
  apertura,
  archivos,
  cambios,
  claves,
  clientes,
  clientesProductos,
  dashboard,
  divisiones,
  periodos,
  periodosMoneda,
  presupuestos,
  productos,
  sesion,
  usuarios,
  vendedores,
  ventas,
} = contract;

type Place = 'params' | 'query' | 'body';

/** One field of one call, the other fields of which are right. */
interface Field {
  call: Endpoint;
  place: Place;
  name: string;
  /** Values that this field refuses. */
  bad: readonly unknown[];
}

const notNumbers = ['NaN', 'Infinity', '1e400', '1e3', '0x10', '1,5', ' 1', '+1', '1.2.3', '١', ''];
const ids = [-1, 0, 1.5, 2_147_483_648, '9'.repeat(100), 'abc', '\u0000', ...notNumbers];
/** In a path: the address without one is another call's. */
const pathIds = ids.filter((id) => id !== '');
/** A month's may be longer. */
const pathMonthIds = pathIds.map((id) => (id === 2_147_483_648 ? 2 ** 43 : id));
/** In a body: a number may also be another kind of value. */
const bodyIds = [-1, 0, 1.5, true, {}, ...notNumbers];
const amounts = [-1, '-0.001', 100_000_000, `0.${'1'.repeat(400)}`, 'abc', '\u0000', ...notNumbers];
const texts = ['x'.repeat(2000), 'a\u0000b'];
/** In a body, also half of a character of two parts. */
const bodyTexts = [...texts, 'a\ud83d'];
/** A path's longer parts are no path of ours, and answered 404. */
const pathTexts = ['x'.repeat(100), 'a\u0000b'];
const notMoments = [
  '',
  'ayer',
  '2026-11-03',
  '2026-13-03T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-11-03T18:04:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '\u0000',
];
const notFlags = ['true', 'false', '', 0, 1, null, [true], { a: true }];
const notEmails = [
  '',
  '   ',
  'ana',
  'ana@prueba',
  'a na@prueba.example',
  'ana@@prueba.example',
  // A mail program would read another address in these, or several.
  'ana,paz@prueba.example',
  'ana;paz@prueba.example',
  'ana<otra@prueba.example>',
  'ana(paz)z@prueba.example',
];
const notTexts = [1, true, null, ['admin'], { a: 1 }];

const right: Record<Place, Record<string, unknown>> = {
  params: {
    ventaID: 1,
    id: 1,
    periodoID: 'SOP10-2026',
    periodoMonedaID: 1,
    usuarioID: 1,
    vendedorID: 1,
    clienteID: 1,
    productoID: 1,
    clienteProductoPeriodoID: 1,
  },
  query: {
    nombre: 'SOPOct-2026',
    periodoID: 'SOP10-2026',
    clienteID: 1,
    productoID: 1,
    volumenTon: 1,
    precio: 1,
    fecha: '2026-01-01T00:00:00Z',
  },
  body: {
    nombreUsuario: 'admin',
    clave: 'Admin-2026!',
    claveActual: 'Ventas-2026!',
    claveNueva: 'Otra-Clave-2026!',
    token: 'x',
    usuario: 'admin',
    email: 'admin@prueba.example',
    tipoUsuario: 'ADMINISTRADOR',
    vendedorCodigo: 'V-1',
    nombre: 'Ana',
    apellido: 'Paz',
    division: 'ACE',
    paisID: 1,
    clienteCodigo: 'C-nuevo',
    productoCodigo: 'P-nuevo',
    divisionID: 'NUEVA',
    productoIDs: [],
    periodoID: 'SOP10-2026',
    monedaID: 'COP',
    tasaCambioEUR: 4500,
    periodoOrigen: 'BGT-2027',
    periodoDestino: 'SOP03-2027',
    tipoPeriodo: 'SOP',
    anioInicio: 2027,
    mesInicio: 3,
    cantidadMeses: 12,
    texto: 'Una nota',
    motivo: 'Faltan los precios nuevos',
    vendedorID: 1,
  },
};

const field = (call: Endpoint, place: Place, name: string, ...bad: unknown[][]): Field => ({
  call,
  place,
  name,
  bad: bad.flat(),
});

const fields: Field[] = [
  field(sesion.login, 'body', 'nombreUsuario', bodyTexts, notTexts, ['', '   ']),
  field(sesion.login, 'body', 'clave', ['x'.repeat(2000), ''], notTexts),
  field(sesion.validarToken, 'body', 'token', ['x'.repeat(2000), ''], notTexts),
  field(claves.cambiarClave, 'body', 'claveActual', ['x'.repeat(2000), ''], notTexts),
  field(
    claves.cambiarClave,
    'body',
    'claveNueva',
    ['x'.repeat(2000), '', 'corta', 'Sin Espacios-1'],
    notTexts,
  ),
  field(claves.reestablecerClave, 'body', 'nombreUsuario', bodyTexts, notTexts, ['', '   ']),
  field(claves.cambiarContrasenaUsuario, 'body', 'usuario', bodyTexts, notTexts, ['', '   ']),
  field(claves.cambiarContrasenaUsuario, 'body', 'clave', bodyTexts, notTexts, ['', 'abc', ' abc ', '    ']),
  field(usuarios.listarUsuarios, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(usuarios.listarUsuarios, 'query', 'pageSize', [-1, 0, 101, 'abc'], notNumbers),
  field(usuarios.listarUsuarios, 'query', 'nombreUsuario', texts),
  ...[usuarios.crearUsuario, usuarios.actualizarUsuario].flatMap((call) => [
    field(call, 'body', 'nombreUsuario', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'email', bodyTexts, notTexts, notEmails),
    field(call, 'body', 'tipoUsuario', notTexts, ['', 'vendedor', 'JEFE', '\u0000']),
    field(call, 'body', 'activo', notFlags),
    field(call, 'body', 'bloqueado', notFlags),
  ]),
  field(usuarios.actualizarUsuario, 'params', 'usuarioID', pathIds),
  field(usuarios.actualizarUsuario, 'body', 'usuarioID', [-1, 0, 1.5, true, {}], notNumbers),
  field(vendedores.listarVendedores, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(vendedores.listarVendedores, 'query', 'pageSize', [-1, 0, 101, 'abc'], notNumbers),
  field(vendedores.listarVendedores, 'query', 'nombre', texts),
  ...[vendedores.crearVendedor, vendedores.actualizarVendedor].flatMap((call) => [
    field(call, 'body', 'vendedorCodigo', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'nombre', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'apellido', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'email', bodyTexts, notTexts, notEmails),
    field(call, 'body', 'division', bodyTexts, notTexts, ['', '   ', 'NADA']),
    field(call, 'body', 'paisID', [-1, 0, 1.5, true, {}, null, 2_147_483_647], notNumbers),
    field(call, 'body', 'activo', notFlags),
  ]),
  field(vendedores.actualizarVendedor, 'params', 'vendedorID', pathIds),
  field(vendedores.actualizarVendedor, 'body', 'vendedorID', [-1, 0, 1.5, true, {}], notNumbers),
  field(dashboard.dashboard, 'query', 'anio', ids),
  field(dashboard.dashboard, 'query', 'division', texts, ['']),
  field(divisiones.listarDivisiones, 'query', 'nombre', texts),
  field(divisiones.crearDivision, 'body', 'divisionID', bodyTexts, notTexts, [
    '',
    '   ',
    'x'.repeat(21),
    '.',
    ' .. ',
  ]),
  ...[divisiones.crearDivision, divisiones.actualizarDivision].map((call) =>
    field(call, 'body', 'nombre', bodyTexts, notTexts, ['', '   ']),
  ),
  ...[divisiones.actualizarDivision, divisiones.eliminarDivision].map((call) =>
    field(call, 'params', 'id', pathTexts, ['   ']),
  ),
  ...[clientes.listarClientes, productos.listarProductos].flatMap((call) => [
    field(call, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
    field(call, 'query', 'pageSize', [-1, 0, 1001, 'abc'], notNumbers),
    field(call, 'query', 'nombre', texts),
  ]),
  ...[clientes.crearCliente, clientes.actualizarCliente].flatMap((call) => [
    field(call, 'body', 'clienteCodigo', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'nombre', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'paisID', bodyIds, [null, 2_147_483_647]),
  ]),
  field(clientes.actualizarCliente, 'params', 'clienteID', pathIds),
  field(clientes.actualizarCliente, 'body', 'clienteID', bodyIds),
  field(clientes.eliminarCliente, 'params', 'id', pathIds),
  ...[productos.crearProducto, productos.actualizarProducto].flatMap((call) => [
    field(call, 'body', 'productoCodigo', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'nombre', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'kilosPorPieza', [-1, 1_000_000_000, true, {}, 'abc'], notNumbers),
  ]),
  field(productos.actualizarProducto, 'params', 'productoID', pathIds),
  field(productos.actualizarProducto, 'body', 'productoID', bodyIds),
  field(productos.eliminarProducto, 'params', 'id', pathIds),
  field(periodos.listarPeriodos, 'query', 'anio', ids),
  field(periodos.listarPeriodos, 'query', 'tipo', ['sop', 'XYZ', '', '\u0000']),
  field(periodos.listarPeriodos, 'query', 'periodoID', texts),
  field(periodos.listarPeriodos, 'query', 'activo', ['quizás', '', '\u0000']),
  field(periodos.listarPeriodos, 'query', 'visible', ['2', '']),
  field(periodos.listarPeriodos, 'query', 'page', [-1, 1_000_001, 'abc'], notNumbers),
  field(periodos.listarPeriodos, 'query', 'size', [-1, 0, 101, 'abc'], notNumbers),
  field(periodos.cambiarActivo, 'params', 'id', pathTexts),
  field(periodos.cambiarActivo, 'body', 'activo', notFlags),
  field(periodos.cambiarVisible, 'params', 'id', pathTexts),
  field(periodos.cambiarVisible, 'body', 'visible', notFlags),
  field(periodos.eliminarPeriodo, 'params', 'id', pathTexts),
  field(periodosMoneda.listarPeriodosMoneda, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(periodosMoneda.listarPeriodosMoneda, 'query', 'pageSize', [-1, 0, 101, 'abc'], notNumbers),
  field(periodosMoneda.listarPeriodosMoneda, 'query', 'periodoId', texts),
  ...[periodosMoneda.crearPeriodoMoneda, periodosMoneda.actualizarPeriodoMoneda].flatMap((call) => [
    field(call, 'body', 'periodoID', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'monedaID', bodyTexts, notTexts, ['', '   ']),
    field(call, 'body', 'tasaCambioEUR', ['-0.001', 0, 1e9, {}, [], true, null], notNumbers),
    field(call, 'body', 'mes', [0, 13, 1.5, {}, [1], true], notNumbers),
  ]),
  field(periodosMoneda.actualizarPeriodoMoneda, 'params', 'periodoMonedaID', pathIds),
  field(
    periodosMoneda.actualizarPeriodoMoneda,
    'body',
    'periodoMonedaID',
    [-1, 0, 1.5, true, {}],
    notNumbers,
  ),
  field(periodosMoneda.eliminarPeriodoMoneda, 'params', 'id', pathIds),
  field(clientesProductos.listarClientesProductos, 'query', 'periodoID', texts, ['', '   ']),
  field(clientesProductos.eliminarClienteProducto, 'params', 'id', pathIds),
  field(clientesProductos.listarProductosDeCliente, 'params', 'clienteID', pathIds),
  field(clientesProductos.listarProductosDeCliente, 'query', 'vendedorID', ids),
  field(clientesProductos.asignarProductos, 'params', 'clienteID', pathIds),
  field(clientesProductos.asignarProductos, 'body', 'vendedorID', bodyIds),
  field(clientesProductos.asignarProductos, 'body', 'productoIDs', notTexts, [
    [0],
    [1, null],
    [2_147_483_647],
  ]),
  field(clientesProductos.asignarProductos, 'body', 'vistos', notTexts, [[0], [1, null]]),
  field(ventas.listarVentas, 'query', 'periodoID', texts, ['']),
  field(ventas.listarVentas, 'query', 'clienteID', ids),
  field(ventas.listarVentas, 'query', 'productoID', ids),
  field(ventas.listarMonedas, 'query', 'periodoID', texts, ['']),
  field(ventas.listarVentasPeriodo, 'params', 'periodoID', pathTexts),
  field(ventas.listarVentasPeriodo, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(ventas.listarVentasPeriodo, 'query', 'pageSize', [0, 5001, 'abc'], notNumbers),
  field(ventas.listarVentasPeriodo, 'query', 'vendedorID', ids),
  field(ventas.listarParesPeriodo, 'params', 'periodoID', pathTexts),
  field(ventas.listarParesPeriodo, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(ventas.listarParesPeriodo, 'query', 'pageSize', [0, 501, 'abc'], notNumbers),
  field(ventas.listarParesPeriodo, 'query', 'vendedorID', ids),
  field(ventas.guardarVolumen, 'params', 'ventaID', pathMonthIds),
  field(ventas.guardarVolumen, 'query', 'volumenTon', amounts),
  field(ventas.guardarPrecio, 'params', 'ventaID', pathMonthIds),
  field(ventas.guardarPrecio, 'query', 'precio', amounts),
  field(ventas.guardarPrecio, 'query', 'moneda', texts, ['']),
  field(ventas.leerMomento, 'params', 'periodoID', pathTexts),
  field(ventas.leerMomento, 'query', 'fecha', texts, notMoments),
  field(ventas.leerMomento, 'query', 'clienteProductoID', ids),
  field(ventas.guardarNotaVenta, 'params', 'ventaID', pathMonthIds),
  field(clientesProductos.guardarNotaPar, 'params', 'clienteProductoPeriodoID', pathIds),
  ...[ventas.guardarNotaVenta, clientesProductos.guardarNotaPar].flatMap((call) => [
    field(call, 'body', 'texto', bodyTexts, notTexts),
    field(call, 'body', 'visto', bodyTexts, notTexts),
  ]),
  field(ventas.listarCambiosVenta, 'params', 'ventaID', pathMonthIds),
  field(cambios.listarCambios, 'query', 'pageNumber', [-1, 1_000_001, 'abc'], notNumbers),
  field(cambios.listarCambios, 'query', 'pageSize', [0, 201, 'abc'], notNumbers),
  field(cambios.listarCambios, 'query', 'clienteProductoID', ids),
  field(cambios.listarCambios, 'query', 'origen', ['', 'a mano', 'TECLEADO', '\u0000']),
  field(
    actividad.listarActividad,
    'query',
    'cursor',
    ['', '0', '1x1', `1c${'9'.repeat(17)}`, '-1a1', 'a', '\u0000'],
    texts,
  ),
  field(
    actividad.listarActividad,
    'query',
    'grupo',
    ['', '0', '1x1', `1c${'9'.repeat(17)}`, '\u0000'],
    texts,
  ),
  field(actividad.listarActividad, 'query', 'agrupar', ['', 'mes', 'GESTO', '\u0000']),
  field(actividad.listarActividad, 'query', 'pageSize', [0, 1001, 'abc'], notNumbers),
  field(actividad.listarActividad, 'query', 'clase', ['', 'todo', 'CIFRAS', '\u0000']),
  ...[cambios.listarCambios, actividad.listarActividad].flatMap((call) => [
    field(call, 'query', 'periodoID', texts, ['']),
    field(call, 'query', 'vendedorID', ids),
    field(call, 'query', 'usuario', texts),
    field(call, 'query', 'desde', notMoments),
    field(call, 'query', 'hasta', notMoments),
  ]),
  field(presupuestos.resumenPresupuesto, 'params', 'periodoID', pathTexts),
  field(presupuestos.aprobarPresupuesto, 'params', 'periodoID', pathTexts),
  field(presupuestos.listarAprobaciones, 'params', 'periodoID', pathTexts),
  field(presupuestos.reabrirPresupuesto, 'params', 'periodoID', pathTexts, ['SOP01-1999']),
  field(presupuestos.reabrirPresupuesto, 'body', 'vendedorID', bodyIds, [null]),
  field(presupuestos.reabrirPresupuesto, 'body', 'motivo', bodyTexts, notTexts, ['', '   ']),
  field(presupuestos.reabrirPresupuesto, 'body', 'clienteProductoIDs', notTexts, [
    [],
    [0],
    [1, null],
    [2_147_483_647],
  ]),
  field(archivos.progresoCarga, 'query', 'nombre', texts, ['', '   ', 'SOP-2027', 'SOPOctubre-2027']),
  field(apertura.abrirPeriodo, 'body', 'periodoOrigen', bodyTexts, notTexts, ['', '   ', 'NADA', "' or 1=1"]),
  field(
    apertura.abrirPeriodo,
    'body',
    'periodoDestino',
    texts,
    notTexts,
    ['', '   ', 'SOP13-2027', 'SOP03-27'],
    ['sop03-2027', 'SOP3-2027', 'SOP03-2028', 'SOP04-2027', 'BGT-2027'],
  ),
  field(apertura.abrirPeriodo, 'body', 'tipoPeriodo', notTexts, ['', 'CUR', 'sop', '\u0000']),
  field(apertura.abrirPeriodo, 'body', 'anioInicio', bodyIds, [1899, 2201, null]),
  field(apertura.abrirPeriodo, 'body', 'mesInicio', bodyIds, [13, null]),
  field(apertura.abrirPeriodo, 'body', 'cantidadMeses', bodyIds, [37, null]),
  field(apertura.abrirPeriodo, 'body', 'conAsignados', notFlags),
];

/** Any of the words of a refusal here. */
const spanish = /\b(no|debe|favor|requerid[oa]|supera|inválida|deben)\b/iu;

/** What stands in the database: nothing of it may change. */
async function everything({ db }: World) {
  return JSON.stringify([
    await db.select().from(usuario),
    await db.select().from(vendedor),
    await db.select().from(cliente),
    await db.select().from(producto),
    await db.select().from(division),
    await db.select().from(periodo),
    await db.select().from(periodoMoneda),
    await db.select().from(relacion),
    await db.select().from(relacionPeriodo),
    await db.select().from(venta),
    await db.$count(auditoria),
  ]);
}

onEachDatabase('Bad input', (open) => {
  let world: World;
  let tokens: { ADMINISTRADOR: string; VENDEDOR: string };
  let before: string;

  beforeAll(async () => {
    world = await open({ data: 'demo' });
    tokens = {
      ADMINISTRADOR: await world.signIn('admin', 'Admin-2026!'),
      VENDEDOR: await world.signIn('vendedor', 'Ventas-2026!'),
    };
    before = await everything(world);
  });

  const send = (call: Endpoint, parts: Record<Place, Record<string, unknown>>) => {
    const as =
      Array.isArray(call.access) && call.access.includes('ADMINISTRADOR') ? 'ADMINISTRADOR' : 'VENDEDOR';
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(parts.params[name])),
    );
    return world.call(call.method, path, {
      ...(call.access !== 'public' && { token: tokens[as] }),
      ...(call.query && { query: parts.query as Record<string, string> }),
      ...(call.body && { body: parts.body }),
    });
  };

  it.each(fields)('in $name of $call.path is answered 400 in Spanish', async ({ call, place, name, bad }) => {
    for (const value of bad) {
      const answer = await send(call, { ...right, [place]: { ...right[place], [name]: value } });
      expect({ value, status: answer.status, inBody: answer.body.status }).toEqual({
        value,
        status: 400,
        inBody: 400,
      });
      expect(answer.body.message).toMatch(spanish);
      expect(answer.body.message).not.toMatch(/invalid|expected|error|undefined/i);
    }
  });

  it('in a query that names a field twice is answered 400', async () => {
    const { status } = await world.call('PUT', '/api/v1/ventas/1/volumen?volumenTon=1&volumenTon=2', {
      token: tokens.VENDEDOR,
    });
    expect(status).toBe(400);
  });

  it.each([undefined, null, [], 'texto', 5])(
    'in the shape of a whole body (%j) is answered 400',
    async (body) => {
      const answers = await Promise.all([
        world.call('POST', '/api/v1/login', { body }),
        world.call('POST', '/api/v1/usuarios/reestablecer-clave', { body }),
        world.call('POST', '/api/v1/usuarios/cambiar-clave', { body, token: tokens.VENDEDOR }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      for (const { body } of answers) expect(body.message).not.toMatch(/invalid|expected|undefined/i);
    },
  );

  it('has changed nothing in the end', async () => {
    expect(await everything(world)).toBe(before);
  });
});
