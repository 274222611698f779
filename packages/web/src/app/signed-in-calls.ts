import { type Caller, type PagedList, VendedoresArea, VentasArea } from '@presupuesto/api-sdk';
import {
  aprobarPresupuesto,
  asignarProductos,
  cambiarClave,
  cambiarContrasenaUsuario,
  dashboard,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  listarClientes,
  listarClientesProductos,
  listarDivisiones,
  listarPresupuestables,
  listarProductos,
  listarProductosDeCliente,
  listarReferentes,
  listarTasasFaltantes,
  listarVentas,
  resumenPresupuesto,
} from '@presupuesto/api-sdk/contract';
import type { SignedInCalls } from './signed-in-ports.ts';
import { uploadFile } from './upload-file.ts';

/** Makes one call; the signal aborts it. */
function calling<Input, E extends Endpoint>(endpoint: E, inputOf: (input: Input) => EndpointInput<E>) {
  return (call: Caller, input: Input, signal: AbortSignal): Promise<EndpointAnswer<E>> =>
    call(endpoint, inputOf(input), { signal });
}

/** @throws RefusedError when a page is refused */
async function inOneAnswer<Item>(list: PagedList<Item>) {
  return { status: 200, message: '', data: await list.toArray() };
}

const WHOLE_LIST = { pageNumber: 0, pageSize: 1000 } as const;

/** What screens under the shell ask the server for; a file of its own, because the sign-in does without. */
export const signedInCalls: SignedInCalls = {
  changeKey: calling(cambiarClave, (body) => ({ body })),
  resetKey: calling(cambiarContrasenaUsuario, (body) => ({ body })),
  loadDashboard: calling(dashboard, ({ anio, division }) => ({
    query: { anio: anio ?? undefined, division: division ?? undefined },
  })),
  loadDivisions: calling(listarDivisiones, () => ({})),
  loadPeriods: calling(listarPresupuestables, () => ({})),
  loadReferences: calling(listarReferentes, () => ({})),
  loadRows: calling(listarClientesProductos, (query) => ({ query })),
  loadVentas: calling(listarVentas, (query) => ({ query })),
  loadWholeBudget: (call, { periodoID }, signal) =>
    inOneAnswer(new VentasArea(call).allPeriodo(periodoID, {}, { signal })),
  keepMonths: (call, { periodoID }, signal, keeper) => keeper.keepMonths(call, periodoID, signal),
  saveWorkbook: async (_, input) => {
    const { saveWorkbook } = await import('../pages/Presupuestos/Export/save-workbook.ts');
    await saveWorkbook(input);
  },
  loadSummary: calling(resumenPresupuesto, (params) => ({ params })),
  approve: calling(aprobarPresupuesto, (params) => ({ params })),
  loadSellers: (call, _, signal) => inOneAnswer(new VendedoresArea(call).all({}, { signal })),
  loadClients: calling(listarClientes, () => ({ query: WHOLE_LIST })),
  loadProducts: calling(listarProductos, () => ({ query: WHOLE_LIST })),
  loadAssigned: calling(listarProductosDeCliente, ({ clienteID, vendedorID }) => ({
    params: { clienteID },
    query: { vendedorID },
  })),
  saveAssigned: calling(asignarProductos, ({ clienteID, productoIDs, vendedorID }) => ({
    params: { clienteID },
    body: { productoIDs: [...productoIDs], vendedorID },
  })),
  loadMissingRates: calling(listarTasasFaltantes, () => ({})),
  uploadFile,
};
