import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Input, type Kit, messageOf } from '../kit.ts';
import { must, needed } from '../verdict.ts';
import { budgetPeriod, foreignMonth, text } from './found.ts';
import { UNKNOWN_ID, UNKNOWN_NAME, UNKNOWN_PERIOD, unknownParams } from './unknown-ids.ts';

const c = contract;
type Make = (kit: Kit) => Promise<Input> | Input;

/** Calls on ids that nobody has, each otherwise right. */
const unknown: readonly (readonly [Endpoint, Make])[] = [
  [c.usuarios.actualizarUsuario, () => ({ body: userData })],
  [c.divisiones.actualizarDivision, () => ({ body: { nombre: 'Conformidad' } })],
  [c.divisiones.eliminarDivision, none],
  [c.vendedores.actualizarVendedor, sellerData],
  [c.clientes.actualizarCliente, async (kit) => ({ body: { ...(await customerData(kit)) } })],
  [c.clientes.eliminarCliente, none],
  [c.productos.actualizarProducto, () => ({ body: { productoCodigo: 'CONF-NO', nombre: 'Conformidad' } })],
  [c.productos.eliminarProducto, none],
  [c.clientesProductos.listarClientesProductos, () => ({ query: { periodoID: UNKNOWN_PERIOD } })],
  [c.clientesProductos.eliminarClienteProducto, none],
  [c.clientesProductos.listarProductosDeCliente, none],
  [c.clientesProductos.asignarProductos, () => ({ body: { productoIDs: [] } })],
  [c.periodos.cambiarActivo, () => ({ body: { activo: true } })],
  [c.periodos.cambiarVisible, () => ({ body: { visible: true } })],
  [c.periodos.contenidoPeriodo, none],
  [c.periodos.eliminarPeriodo, none],
  [c.ventas.listarVentas, unknownPair],
  [c.ventas.listarVentasPeriodo, none],
  [c.ventas.listarParesPeriodo, none],
  [c.ventas.guardarVolumen, () => ({ query: { volumenTon: 1 } })],
  [c.ventas.guardarPrecio, () => ({ query: { precio: 1 } })],
  [c.ventas.guardarNotaVenta, () => ({ body: { texto: '' } })],
  [c.clientesProductos.guardarNotaPar, () => ({ body: { texto: '' } })],
  [c.ventas.listarCambiosVenta, none],
  [c.ventas.listarMonedas, () => ({ query: { periodoID: UNKNOWN_PERIOD } })],
  [c.presupuestos.resumenPresupuesto, none],
  [c.periodosMoneda.actualizarPeriodoMoneda, rateData],
  [c.periodosMoneda.eliminarPeriodoMoneda, none],
];

export const unknownChecks: readonly Check[] = [
  ...unknown.map(
    ([call, make]): Check => ({
      rule: 'desconocido',
      call,
      run: async (kit) =>
        expectStatus(await kit.send(call, { params: unknownParams(call), ...(await make(kit)) }), 404),
    }),
  ),
  {
    rule: 'recuperacion',
    call: c.claves.reestablecerClave,
    run: async (kit) => {
      const body = { nombreUsuario: UNKNOWN_NAME };
      expectStatus(await kit.send(c.claves.reestablecerClave, { body }), 404);
    },
  },
  {
    rule: 'aprobacion-desconocida',
    call: c.presupuestos.aprobarPresupuesto,
    run: async (kit) => {
      const answer = await kit.send(c.presupuestos.aprobarPresupuesto, {
        params: { periodoID: UNKNOWN_PERIOD },
      });
      expectStatus(answer, 400);
      must(messageOf(answer) !== '', 'el message está vacío');
    },
  },
  // With the value that the month has already: a server that saved it would change nothing.
  {
    rule: 'ajeno',
    call: c.ventas.guardarVolumen,
    run: async (kit) => {
      const { ventaID, volumenTon } = await foreignMonth(kit);
      expectStatus(
        await kit.send(c.ventas.guardarVolumen, { params: { ventaID }, query: { volumenTon } }),
        404,
      );
    },
  },
  {
    rule: 'ajeno',
    call: c.ventas.guardarPrecio,
    run: async (kit) => {
      const { ventaID, precio } = await foreignMonth(kit);
      expectStatus(await kit.send(c.ventas.guardarPrecio, { params: { ventaID }, query: { precio } }), 404);
    },
  },
];

function none(): Input {
  return {};
}

const userData = {
  nombreUsuario: UNKNOWN_NAME,
  email: 'conformidad@example.org',
  tipoUsuario: 'VENDEDOR',
  activo: false,
  bloqueado: true,
};

async function country(kit: Kit): Promise<unknown> {
  const [first] = await kit.known(c.paises.listarPaises);
  return needed(field(first, 'paisID'), 'no hay países');
}

async function customerData(kit: Kit): Promise<object> {
  return { clienteCodigo: 'CONF-NO', nombre: 'Conformidad', paisID: await country(kit) };
}

async function sellerData(kit: Kit): Promise<Input> {
  const [first] = await kit.known(c.divisiones.listarDivisiones);
  const division = needed(field(first, 'divisionID'), 'no hay divisiones');
  const paisID = await country(kit);
  const { email } = userData;
  return {
    body: {
      vendedorCodigo: 'CONF-NO',
      nombre: 'Nadie',
      apellido: 'Nadie',
      email,
      division,
      paisID,
      activo: false,
    },
  };
}

async function rateData(kit: Kit): Promise<Input> {
  const periodoID = text(await budgetPeriod(kit), 'periodoID');
  return { body: { periodoID, monedaID: 'USD', tasaCambioEUR: 1 } };
}

async function unknownPair(kit: Kit): Promise<Input> {
  const periodoID = text(await budgetPeriod(kit), 'periodoID');
  return { query: { periodoID, clienteID: UNKNOWN_ID, productoID: UNKNOWN_ID } };
}
