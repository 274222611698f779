import { contract, type Endpoint } from '@presupuesto/api-sdk/contract';
import type { Answer, Ports, Request } from '@presupuesto/machines';
import { type FakeWork, ok } from '../../packages/web/src/app/stories/fake-ports.ts';
import { seller } from '../../packages/web/src/app/stories/WithApp.tsx';
import { assignmentWork } from '../../packages/web/src/fixtures/assignment-work.ts';
import { budgetWork } from '../../packages/web/src/fixtures/budget-work.ts';
import { aprobacion, momentFigures, monthChanges } from '../../packages/web/src/fixtures/changes.ts';
import { clients } from '../../packages/web/src/fixtures/clients.ts';
import { countries } from '../../packages/web/src/fixtures/countries.ts';
import { dashboardItems } from '../../packages/web/src/fixtures/dashboard.ts';
import { divisions } from '../../packages/web/src/fixtures/divisions.ts';
import { monthsOf } from '../../packages/web/src/fixtures/months.ts';
import { bgt2026, cur2025, sop10 } from '../../packages/web/src/fixtures/periods.ts';
import { missingRates } from '../../packages/web/src/fixtures/rates.ts';
import { workbookComparison } from '../../packages/web/src/fixtures/workbook.ts';
import { activity, page as activityPage } from '../../packages/web/src/pages/Actividad/stories/activity.ts';

const done = { status: 200, message: '' };

/** The id of the first month that {@link answers} has in every sheet. */
export const firstVentaID = monthsOf(bgt2026)[0]?.ventaID ?? 0;

/** What «Responder» answers, for each port and call: the same company as in all stories. */
export function answers(): FakeWork {
  return {
    ...budgetWork(),
    ...assignmentWork(),
    listarVentas: async ({ query }) =>
      ok(query.periodoID === bgt2026.periodoID ? monthsOf(bgt2026) : monthsOf(cur2025, 2)),
    request: async (request) => answerOf(request),
    readSession: async () => seller,
    writeSession: async () => {},
    clearSession: async () => {},
    readEnd: async () => null,
    noteEnd: async ({ nombreUsuario }) => ({ nombreUsuario, place: '/presupuestos', kept: true }),
    login: async () => ok(seller),
    validarToken: async () => ok(undefined),
    signOut: async () => ok(undefined),
    keepAlive: async () => ok(undefined),
    askServer: async () => done,
    hasKeptWork: async () => true,
    keepMonths: async () => {},
    reestablecerClave: async () => ({ ...ok({ enviado: true }), message: '' }),
    cambiarClave: async () => done,
    cambiarContrasenaUsuario: async () => done,
    dashboard: async () => ok([...dashboardItems]),
    listarActividad: async ({ query }) =>
      query?.cursor === undefined ? activityPage(activity, 'x') : activityPage(activity),
    listarReferentes: async () => ok([sop10, bgt2026]),
    downloadActivity: async () => ({ lines: activity.length, isCut: false }),
    listarDivisiones: async () => ok([...divisions]),
    listarTasasFaltantes: async () => ok([...missingRates]),
    listarAprobaciones: async () => ok([aprobacion]),
    leerMomento: async () => ok([...momentFigures]),
    reabrirPresupuesto: async () => ok({ pares: 12 }),
    compareWorkbook: async () => workbookComparison,
    uploadFile: async () => ok({ totalVentasGuardadas: 1180, totalVentasErrores: 0, listaErroresFila: [] }),
  };
}

function answerOf({ endpoint }: Request): Answer {
  if (endpoint === contract.paises.listarPaises) return ok(countries);
  if (endpoint === contract.archivos.progresoCarga) return ok({ filasLeidas: 640 });
  if (endpoint === contract.ventas.listarCambiosVenta) return ok(monthChanges);
  if (endpoint.method !== 'GET') return done;
  return { ...ok(clients.slice(0, 10)), rows: clients.length };
}

/** The call behind each port, whose texts a failure has; null where the input names it, and for the device's own work. */
export const endpoints: Readonly<Record<keyof Ports, Endpoint | null>> = {
  call: null,
  request: null,
  readSession: null,
  writeSession: null,
  clearSession: null,
  readEnd: null,
  noteEnd: null,
  saveWorkbook: null,
  downloadActivity: contract.actividad.listarActividad,
  hasKeptWork: null,
  readPreference: null,
  keepPreference: null,
  askServer: contract.sistema.health,
  keepMonths: contract.ventas.listarVentasPeriodo,
  signOut: contract.sesion.logout,
  keepAlive: contract.sesion.validarToken,
  loadWholeBudget: contract.ventas.listarVentasPeriodo,
  loadSellers: contract.vendedores.listarVendedores,
  uploadFile: contract.archivos.cargarArchivo,
  compareWorkbook: contract.ventas.compararLibro,
  sendChange: contract.ventas.guardarVolumen,
  sendBatch: contract.ventas.guardarLote,
};
