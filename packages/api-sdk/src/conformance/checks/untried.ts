import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Row } from '../kit.ts';
import type { RuleID } from '../rules.ts';
import { must, Unchecked } from '../verdict.ts';
import { budgetPeriod, number, pairsOf, text } from './found.ts';

const c = contract;

const cannotUndo = 'no se podría deshacer: la especificación no tiene llamada para eliminarlo';
const untried: readonly (readonly [Endpoint, RuleID, string])[] = [
  [c.usuarios.crearUsuario, 'crea', cannotUndo],
  [c.usuarios.actualizarUsuario, 'actualiza', 'cambiaría un usuario real'],
  [c.vendedores.crearVendedor, 'crea', cannotUndo],
  [c.vendedores.actualizarVendedor, 'actualiza', 'cambiaría un vendedor real'],
  [c.claves.cambiarClave, 'respuesta', 'cambiaría una clave real'],
  [c.claves.cambiarContrasenaUsuario, 'respuesta', 'cambiaría una clave real'],
  [c.claves.reestablecerClave, 'respuesta', 'enviaría un correo real'],
  [c.clientesProductos.eliminarClienteProducto, 'elimina', 'quitaría un par de todos los períodos abiertos'],
  [
    c.clientesProductos.eliminarClienteProducto,
    'ajeno',
    'un servidor que no lo cumpla quitaría el par de otro',
  ],
  [c.presupuestos.reabrirPresupuesto, 'respuesta', 'enviaría un correo real'],
  [c.archivos.cargarArchivo, 'respuesta', 'guardaría ventas que no se pueden quitar'],
  [c.ventas.compararLibro, 'respuesta', 'requiere un libro descargado de la propia aplicación'],
  [c.archivos.comprobarArchivo, 'respuesta', 'requiere un archivo con los códigos de la organización'],
];

/** What is never tried on somebody's server, and why. */
export const untriedChecks: readonly Check[] = untried.map(([call, rule, reason]) => ({
  rule,
  call,
  run: () => {
    throw new Unchecked(reason);
  },
}));

const { asignarProductos, listarProductosDeCliente } = c.clientesProductos;

/** Fixes the set that a client has already. */
export const assignmentCheck: Check = {
  rule: 'asignacion',
  call: asignarProductos,
  writes: true,
  run: async (kit) => {
    const [pair] = await pairsOf(kit, text(await budgetPeriod(kit), 'periodoID'));
    const params = { clienteID: number(pair, 'clienteID') };
    const read = async () => idsOf(await kit.rows(listarProductosDeCliente, { params }, 'vendedor'));
    const before = await read();
    const answer = await kit.send(asignarProductos, { params, body: { productoIDs: before } }, 'vendedor');
    expectStatus(answer, 200);
    must(before.join() === (await read()).join(), 'el conjunto es otro');
  },
};

function idsOf(rows: readonly Row[]): unknown[] {
  return rows.map((row) => field(row, 'productoID'));
}
