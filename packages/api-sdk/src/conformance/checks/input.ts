import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { firstProblem } from '../../contract/rules.ts';
import type { Check } from '../check.ts';
import { expectStatus, type Input, messageOf } from '../kit.ts';
import { must } from '../verdict.ts';
import { UNKNOWN_NAME, unknownParams } from './unknown-ids.ts';

const c = contract;

/** Requests that the contract does not take, and that would change nothing if a server took them all the same. */
const invalid: readonly (readonly [Endpoint, Input])[] = [
  [c.sesion.validarToken, { body: {} }],
  [c.usuarios.listarUsuarios, { query: { pageNumber: -1 } }],
  [c.usuarios.actualizarUsuario, { params: { usuarioID: 'abc' }, body: {} }],
  [c.dashboard.dashboard, { query: { anio: 'abc' } }],
  [c.vendedores.listarVendedores, { query: { pageNumber: -1 } }],
  [c.vendedores.actualizarVendedor, { params: { vendedorID: 'abc' }, body: {} }],
  [c.clientes.listarClientes, { query: { pageNumber: -1 } }],
  [c.clientes.actualizarCliente, { params: { clienteID: 'abc' }, body: {} }],
  [c.clientes.eliminarCliente, { params: { id: 'abc' } }],
  [c.productos.listarProductos, { query: { pageNumber: -1 } }],
  [c.productos.actualizarProducto, { params: { productoID: 'abc' }, body: {} }],
  [c.productos.eliminarProducto, { params: { id: 'abc' } }],
  [c.clientesProductos.listarClientesProductos, {}],
  [c.clientesProductos.eliminarClienteProducto, { params: { id: 'abc' } }],
  [c.clientesProductos.listarProductosDeCliente, { params: { clienteID: 'abc' } }],
  [c.clientesProductos.asignarProductos, { params: { clienteID: 'abc' }, body: {} }],
  [c.periodos.listarPeriodos, { query: { page: -1 } }],
  [c.ventas.listarVentas, {}],
  [c.ventas.listarMonedas, {}],
  [c.ventas.guardarVolumen, { params: { ventaID: 'abc' }, query: { volumenTon: 1 } }],
  [c.ventas.guardarPrecio, { params: { ventaID: 'abc' }, query: { precio: 1 } }],
  [c.ventas.guardarLote, { body: {} }],
  [c.ventas.compararLibro, { form: {} }],
  [c.ventas.listarCambiosVenta, { params: { ventaID: 'abc' } }],
  [c.ventas.guardarNotaVenta, { params: { ventaID: 'abc' }, body: {} }],
  [c.clientesProductos.guardarNotaPar, { params: { clienteProductoPeriodoID: 'abc' }, body: {} }],
  [c.cambios.listarCambios, { query: { pageNumber: -1 } }],
  [c.actividad.listarActividad, { query: { pageSize: 0 } }],
  [c.periodosMoneda.listarPeriodosMoneda, { query: { pageNumber: -1 } }],
  [c.periodosMoneda.actualizarPeriodoMoneda, { params: { periodoMonedaID: 'abc' }, body: {} }],
  [c.periodosMoneda.eliminarPeriodoMoneda, { params: { id: 'abc' } }],
  [c.archivos.cargarArchivo, { form: { nombre: 'SOPOct-2025' } }],
  [c.archivos.comprobarArchivo, { form: { nombre: 'SOPOct-2025' } }],
  [c.archivos.progresoCarga, {}],
];

/** Incomplete bodies, whose first message the specification fixes. */
const incomplete: readonly (readonly [Endpoint, unknown])[] = [
  [c.sesion.login, {}],
  [c.claves.reestablecerClave, {}],
  [c.claves.cambiarClave, {}],
  [c.claves.cambiarContrasenaUsuario, { usuario: UNKNOWN_NAME, clave: 'abc' }],
  [c.usuarios.crearUsuario, {}],
  [c.divisiones.crearDivision, {}],
  [c.divisiones.actualizarDivision, {}],
  [c.vendedores.crearVendedor, {}],
  [c.clientes.crearCliente, {}],
  [c.productos.crearProducto, {}],
  [c.periodosMoneda.crearPeriodoMoneda, {}],
  [c.apertura.abrirPeriodo, {}],
];

export const inputChecks: readonly Check[] = [
  ...invalid.map(([call, input]) => refusesInput(call, input)),
  ...incomplete.flatMap(([call, body]): Check[] => {
    const input = { params: unknownParams(call), body };
    return [refusesInput(call, input), tellsWhy(call, input)];
  }),
];

function refusesInput(call: Endpoint, input: Input): Check {
  return {
    rule: 'entrada',
    call,
    run: async (kit) => {
      const answer = await kit.send(call, input);
      expectStatus(answer, 400);
      // The check of the envelope reports a missing message.
      must(messageOf(answer) !== '' || answer.content === undefined, 'el message está vacío');
    },
  };
}

function tellsWhy(call: Endpoint, input: Input): Check {
  const wanted = call.body && firstProblem(call.body, input.body)?.message;
  return {
    rule: 'texto',
    call,
    run: async (kit) => {
      const answer = await kit.send(call, input);
      const answered = messageOf(answer);
      must(answer.status !== 400 || answered === wanted, `dice «${answered}» en vez de «${wanted ?? ''}»`);
    },
  };
}
