import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { budgetPeriod, text } from './checks/found.ts';
import type { Input, Kit } from './kit.ts';
import { isMissing } from './missing.ts';

const {
  actividad,
  archivos,
  cambios,
  clientesProductos,
  eventos,
  periodos,
  periodosMoneda,
  presupuestos,
  sesion,
  sistema,
  ventas,
} = contract;

/** A call of each extension that a server which has it answers otherwise than with 404, and that changes nothing. */
const probes: readonly (readonly [Endpoint, (kit: Kit) => Promise<Input> | Input])[] = [
  [sistema.health, () => ({})],
  // Not the session in use: with an unknown token.
  [sesion.logout, () => ({})],
  [clientesProductos.asignarProductos, () => ({ params: { clienteID: 'abc' }, body: {} })],
  [clientesProductos.guardarNotaPar, () => ({ params: { clienteProductoPeriodoID: 'abc' }, body: {} })],
  [ventas.listarVentasPeriodo, ofPeriod],
  [ventas.listarParesPeriodo, ofPeriod],
  [ventas.guardarLote, () => ({ body: {} })],
  [ventas.compararLibro, () => ({ form: {} })],
  [ventas.listarCambiosVenta, () => ({ params: { ventaID: 'abc' } })],
  [ventas.leerMomento, ofPeriod],
  [ventas.guardarNotaVenta, () => ({ params: { ventaID: 'abc' }, body: {} })],
  [presupuestos.listarAprobaciones, ofPeriod],
  [presupuestos.reabrirPresupuesto, async (kit) => ({ ...(await ofPeriod(kit)), body: {} })],
  [cambios.listarCambios, () => ({})],
  [actividad.listarActividad, () => ({})],
  // With an unknown token: a stream would not end.
  [eventos.escucharEventos, () => ({})],
  [
    periodos.contenidoPeriodo,
    async (kit) => ({ params: { id: text(await budgetPeriod(kit), 'periodoID') } }),
  ],
  [periodosMoneda.listarTasasFaltantes, () => ({})],
  [archivos.progresoCarga, () => ({})],
  [archivos.comprobarArchivo, () => ({ form: {} })],
];

/** Which extensions a server has; null where it could not be found out. */
export async function findOffered(kit: Kit): Promise<Map<Endpoint, boolean | null>> {
  const offered = new Map<Endpoint, boolean | null>();
  for (const [call, input] of probes) offered.set(call, await isOffered(kit, call, input));
  return offered;
}

async function isOffered(
  kit: Kit,
  call: Endpoint,
  input: (kit: Kit) => Promise<Input> | Input,
): Promise<boolean | null> {
  try {
    const isUnknown = call === sesion.logout || call === eventos.escucharEventos;
    const as = isUnknown ? 'desconocido' : kit.caller(call);
    const { status } = await kit.send(call, await input(kit), as);
    return !isMissing(status);
  } catch {
    return null;
  }
}

async function ofPeriod(kit: Kit) {
  return { params: { periodoID: text(await budgetPeriod(kit), 'periodoID') } };
}
