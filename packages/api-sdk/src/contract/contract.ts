import { listarActividad } from './actividad.ts';
import { abrirPeriodo } from './apertura.ts';
import { listarAprobaciones, reabrirPresupuesto } from './aprobaciones.ts';
import { cargarArchivo, comprobarArchivo, progresoCarga } from './archivos.ts';
import { listarCambios, listarCambiosVenta } from './cambios.ts';
import { cambiarClave, cambiarContrasenaUsuario, reestablecerClave } from './claves.ts';
import { actualizarCliente, crearCliente, eliminarCliente, listarClientes } from './clientes.ts';
import {
  asignarProductos,
  eliminarClienteProducto,
  listarClientesProductos,
  listarProductosDeCliente,
} from './clientes-productos.ts';
import { dashboard } from './dashboard.ts';
import { actualizarDivision, crearDivision, eliminarDivision, listarDivisiones } from './divisiones.ts';
import type { Endpoint } from './endpoint.ts';
import { escucharEventos } from './eventos.ts';
import { compararLibro } from './libro.ts';
import { guardarLote } from './lote.ts';
import { leerMomento } from './momento.ts';
import { guardarNotaPar, guardarNotaVenta } from './notas.ts';
import { listarPaises } from './paises.ts';
import {
  cambiarActivo,
  cambiarVisible,
  contenidoPeriodo,
  eliminarPeriodo,
  listarPeriodos,
  listarPresupuestables,
  listarReferentes,
  listarTiposPeriodo,
} from './periodos.ts';
import {
  actualizarPeriodoMoneda,
  crearPeriodoMoneda,
  eliminarPeriodoMoneda,
  listarPeriodosMoneda,
  listarTasasFaltantes,
} from './periodos-moneda.ts';
import { aprobarPresupuesto, resumenPresupuesto } from './presupuestos.ts';
import { actualizarProducto, crearProducto, eliminarProducto, listarProductos } from './productos.ts';
import { login, logout, validarToken } from './sesion.ts';
import { health } from './sistema.ts';
import { actualizarUsuario, crearUsuario, listarUsuarios } from './usuarios.ts';
import { actualizarVendedor, crearVendedor, listarVendedores } from './vendedores.ts';
import {
  guardarPrecio,
  guardarVolumen,
  listarMonedas,
  listarParesPeriodo,
  listarVentas,
  listarVentasPeriodo,
} from './ventas.ts';

/** Every call of the API, by area, the extensions among them. */
export const contract = {
  sesion: { login, validarToken, logout },
  claves: { cambiarClave, reestablecerClave, cambiarContrasenaUsuario },
  usuarios: { listarUsuarios, crearUsuario, actualizarUsuario },
  dashboard: { dashboard },
  divisiones: { listarDivisiones, crearDivision, actualizarDivision, eliminarDivision },
  vendedores: { listarVendedores, crearVendedor, actualizarVendedor },
  paises: { listarPaises },
  clientes: { listarClientes, crearCliente, actualizarCliente, eliminarCliente },
  productos: { listarProductos, crearProducto, actualizarProducto, eliminarProducto },
  clientesProductos: {
    listarClientesProductos,
    eliminarClienteProducto,
    listarProductosDeCliente,
    asignarProductos,
    guardarNotaPar,
  },
  periodos: {
    listarReferentes,
    listarPresupuestables,
    listarTiposPeriodo,
    listarPeriodos,
    cambiarActivo,
    cambiarVisible,
    contenidoPeriodo,
    eliminarPeriodo,
  },
  ventas: {
    listarVentas,
    listarVentasPeriodo,
    listarParesPeriodo,
    guardarVolumen,
    guardarPrecio,
    guardarLote,
    compararLibro,
    listarCambiosVenta,
    leerMomento,
    guardarNotaVenta,
    listarMonedas,
  },
  presupuestos: { aprobarPresupuesto, resumenPresupuesto, listarAprobaciones, reabrirPresupuesto },
  cambios: { listarCambios },
  actividad: { listarActividad },
  eventos: { escucharEventos },
  periodosMoneda: {
    listarPeriodosMoneda,
    crearPeriodoMoneda,
    actualizarPeriodoMoneda,
    eliminarPeriodoMoneda,
    listarTasasFaltantes,
  },
  archivos: { cargarArchivo, comprobarArchivo, progresoCarga },
  apertura: { abrirPeriodo },
  sistema: { health },
} as const satisfies Record<string, Record<string, Endpoint>>;

/** The calls as one list. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((area) => Object.values(area));

type Areas = typeof contract;

/** The name of a call: its key in its area. */
export type EndpointName = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];

/** The call of that name. */
export type EndpointNamed<Name extends EndpointName> = {
  [Area in keyof Areas]: Areas[Area][Name & keyof Areas[Area]];
}[keyof Areas];
