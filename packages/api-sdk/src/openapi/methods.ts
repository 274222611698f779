import type { contract } from '../contract/contract.ts';

type Areas = typeof contract;

/** The methods of the client's areas that make each call: `login` of `sesion` is `sdk.sesion.login`. A call without its method does not compile. */
const methods: {
  readonly [Area in keyof Areas]: { readonly [Name in keyof Areas[Area]]: readonly string[] };
} = {
  sesion: { login: ['login'], validarToken: ['validate'], logout: ['logout'] },
  claves: { cambiarClave: ['change'], reestablecerClave: ['recover'], cambiarContrasenaUsuario: ['reset'] },
  usuarios: { listarUsuarios: ['list', 'all'], crearUsuario: ['create'], actualizarUsuario: ['update'] },
  dashboard: { dashboard: ['read'] },
  divisiones: {
    listarDivisiones: ['list'],
    crearDivision: ['create'],
    actualizarDivision: ['update'],
    eliminarDivision: ['remove'],
  },
  vendedores: {
    listarVendedores: ['list', 'all'],
    crearVendedor: ['create'],
    actualizarVendedor: ['update'],
  },
  paises: { listarPaises: ['list'] },
  clientes: {
    listarClientes: ['list', 'all'],
    crearCliente: ['create'],
    actualizarCliente: ['update'],
    eliminarCliente: ['remove'],
  },
  productos: {
    listarProductos: ['list', 'all'],
    crearProducto: ['create'],
    actualizarProducto: ['update'],
    eliminarProducto: ['remove'],
  },
  clientesProductos: {
    listarClientesProductos: ['list'],
    eliminarClienteProducto: ['remove'],
    listarProductosDeCliente: ['listProductos'],
    asignarProductos: ['assignProductos'],
    guardarNotaPar: ['saveNota'],
  },
  periodos: {
    listarReferentes: ['listReferentes'],
    listarPresupuestables: ['listPresupuestables'],
    listarTiposPeriodo: ['listTipos'],
    listarPeriodos: ['list', 'all'],
    cambiarActivo: ['setActivo'],
    cambiarVisible: ['setVisible'],
    contenidoPeriodo: ['readContenido'],
    eliminarPeriodo: ['remove'],
  },
  ventas: {
    listarVentas: ['list'],
    listarVentasPeriodo: ['listPeriodo', 'allPeriodo'],
    listarParesPeriodo: ['listPares', 'allPares'],
    guardarVolumen: ['saveVolumen'],
    guardarPrecio: ['savePrecio'],
    guardarLote: ['saveLote'],
    compararLibro: ['compareLibro'],
    listarCambiosVenta: ['listCambios'],
    leerMomento: ['readMomento'],
    guardarNotaVenta: ['saveNota'],
    listarMonedas: ['listMonedas'],
  },
  presupuestos: {
    aprobarPresupuesto: ['approve'],
    resumenPresupuesto: ['readResumen'],
    listarAprobaciones: ['listAprobaciones'],
    reabrirPresupuesto: ['reopen'],
  },
  cambios: { listarCambios: ['list', 'all'] },
  actividad: { listarActividad: ['list', 'all'] },
  eventos: { escucharEventos: ['listen'] },
  periodosMoneda: {
    listarPeriodosMoneda: ['list', 'all'],
    crearPeriodoMoneda: ['create'],
    actualizarPeriodoMoneda: ['update'],
    eliminarPeriodoMoneda: ['remove'],
    listarTasasFaltantes: ['listFaltantes'],
  },
  archivos: { cargarArchivo: ['upload'], comprobarArchivo: ['check'], progresoCarga: ['readProgreso'] },
  apertura: { abrirPeriodo: ['open'] },
  sistema: { health: ['readHealth'] },
};

/** The client's methods for a call, as they are written. */
export function methodsOf(area: string, name: string): readonly string[] {
  const known: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = methods;
  return (known[area]?.[name] ?? []).map((method) => `sdk.${area}.${method}`);
}
