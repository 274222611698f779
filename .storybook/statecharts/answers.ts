import { contract, type Endpoint } from '@presupuesto/api-sdk/contract';
import type { Answer, Ports, Request } from '@presupuesto/machines';
import { type FakeWork, ok } from '../../packages/web/src/app/stories/fake-ports.ts';
import { seller } from '../../packages/web/src/app/stories/WithApp.tsx';
import { assignmentWork } from '../../packages/web/src/fixtures/assignment-work.ts';
import { budgetWork } from '../../packages/web/src/fixtures/budget-work.ts';
import { clients } from '../../packages/web/src/fixtures/clients.ts';
import { countries } from '../../packages/web/src/fixtures/countries.ts';
import { dashboardItems } from '../../packages/web/src/fixtures/dashboard.ts';
import { divisions } from '../../packages/web/src/fixtures/divisions.ts';
import { monthsOf } from '../../packages/web/src/fixtures/months.ts';
import { bgt2026, cur2025 } from '../../packages/web/src/fixtures/periods.ts';
import { missingRates } from '../../packages/web/src/fixtures/rates.ts';

const done = { status: 200, message: '' };

/** The id of the first month that {@link answers} has in every sheet. */
export const firstVentaID = monthsOf(bgt2026)[0]?.ventaID ?? 0;

/** What «Responder» answers, for each port: the same company as in all stories. */
export function answers(): Required<FakeWork> {
  return {
    ...(budgetWork() as Required<FakeWork>),
    ...assignmentWork(),
    loadVentas: async ({ periodoID }) =>
      ok(periodoID === bgt2026.periodoID ? monthsOf(bgt2026) : monthsOf(cur2025, 2)),
    request: async (request) => answerOf(request),
    readSession: async () => seller,
    writeSession: async () => {},
    clearSession: async () => {},
    readEnd: async () => null,
    noteEnd: async ({ nombreUsuario }) => ({ nombreUsuario, place: '/presupuestos', kept: true }),
    signIn: async () => ok(seller),
    validateToken: async () => ok(undefined),
    signOut: async () => ok(undefined),
    keepAlive: async () => ok(undefined),
    askServer: async () => done,
    hasKeptWork: async () => true,
    keepMonths: async () => {},
    recoverKey: async () => ({ ...ok({ enviado: true }), message: '' }),
    changeKey: async () => done,
    resetKey: async () => done,
    loadDashboard: async () => ok([...dashboardItems]),
    loadDivisions: async () => ok([...divisions]),
    setActivo: async () => done,
    setVisible: async () => done,
    loadMissingRates: async () => ok([...missingRates]),
    uploadFile: async () => ok({ totalVentasGuardadas: 1180, totalVentasErrores: 0, listaErroresFila: [] }),
  };
}

function answerOf({ endpoint }: Request): Answer {
  if (endpoint === contract.paises.listarPaises) return ok(countries);
  if (endpoint === contract.archivos.progresoCarga) return ok({ filasLeidas: 640 });
  if (endpoint.method !== 'GET') return done;
  return { ...ok(clients.slice(0, 10)), rows: clients.length };
}

/** The call behind each port, whose texts a failure has; null for work of the device itself. */
export const endpoints: Readonly<Record<keyof Ports, Endpoint | null>> = {
  request: null,
  readSession: null,
  writeSession: null,
  clearSession: null,
  readEnd: null,
  noteEnd: null,
  saveWorkbook: null,
  hasKeptWork: null,
  askServer: contract.sistema.health,
  keepMonths: contract.ventas.listarVentasPeriodo,
  signIn: contract.sesion.login,
  validateToken: contract.sesion.validarToken,
  signOut: contract.sesion.logout,
  keepAlive: contract.sesion.validarToken,
  recoverKey: contract.claves.reestablecerClave,
  changeKey: contract.claves.cambiarClave,
  resetKey: contract.claves.cambiarContrasenaUsuario,
  loadDashboard: contract.dashboard.dashboard,
  loadDivisions: contract.divisiones.listarDivisiones,
  loadPeriods: contract.periodos.listarPresupuestables,
  loadReferences: contract.periodos.listarReferentes,
  loadRows: contract.clientesProductos.listarClientesProductos,
  loadVentas: contract.ventas.listarVentas,
  loadWholeBudget: contract.ventas.listarVentasPeriodo,
  loadSummary: contract.presupuestos.resumenPresupuesto,
  approve: contract.presupuestos.aprobarPresupuesto,
  loadSellers: contract.vendedores.listarVendedores,
  loadClients: contract.clientes.listarClientes,
  loadProducts: contract.productos.listarProductos,
  loadAssigned: contract.clientesProductos.listarProductosDeCliente,
  saveAssigned: contract.clientesProductos.asignarProductos,
  setActivo: contract.periodos.cambiarActivo,
  setVisible: contract.periodos.cambiarVisible,
  loadMissingRates: contract.periodosMoneda.listarTasasFaltantes,
  uploadFile: contract.archivos.cargarArchivo,
  sendChange: contract.ventas.guardarVolumen,
};
