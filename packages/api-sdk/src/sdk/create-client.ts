import { callerOver, createCaller } from '../client/caller.ts';
import { checkedRead } from '../client/check-token.ts';
import { createListener } from '../client/listener.ts';
import { fetchTransport } from '../client/transport.ts';
import { canReportProgress } from '../client/upload.ts';
import { ActividadArea } from './areas/actividad.ts';
import { AperturaArea } from './areas/apertura.ts';
import { ArchivosArea } from './areas/archivos.ts';
import { CambiosArea } from './areas/cambios.ts';
import { ClavesArea } from './areas/claves.ts';
import { ClientesArea } from './areas/clientes.ts';
import { ClientesProductosArea } from './areas/clientes-productos.ts';
import { DashboardArea } from './areas/dashboard.ts';
import { DivisionesArea } from './areas/divisiones.ts';
import { EventosArea } from './areas/eventos.ts';
import { PaisesArea } from './areas/paises.ts';
import { PeriodosArea } from './areas/periodos.ts';
import { PeriodosMonedaArea } from './areas/periodos-moneda.ts';
import { PresupuestosArea } from './areas/presupuestos.ts';
import { ProductosArea } from './areas/productos.ts';
import { SesionArea } from './areas/sesion.ts';
import { SistemaArea } from './areas/sistema.ts';
import { UsuariosArea } from './areas/usuarios.ts';
import { VendedoresArea } from './areas/vendedores.ts';
import { VentasArea } from './areas/ventas.ts';
import { checkedCaller, isNode } from './checked-caller.ts';
import { counting, countingFetch } from './counting-fetch.ts';
import type { ClientOptions, Raw } from './options.ts';
import { retrying } from './retry.ts';

/** Methods by area, and the door to what they do not wrap. */
export interface Client {
  readonly actividad: ActividadArea;
  readonly apertura: AperturaArea;
  readonly archivos: ArchivosArea;
  readonly cambios: CambiosArea;
  readonly claves: ClavesArea;
  readonly clientes: ClientesArea;
  readonly clientesProductos: ClientesProductosArea;
  readonly dashboard: DashboardArea;
  readonly divisiones: DivisionesArea;
  readonly eventos: EventosArea;
  readonly paises: PaisesArea;
  readonly periodos: PeriodosArea;
  readonly periodosMoneda: PeriodosMonedaArea;
  readonly presupuestos: PresupuestosArea;
  readonly productos: ProductosArea;
  readonly sesion: SesionArea;
  readonly sistema: SistemaArea;
  readonly usuarios: UsuariosArea;
  readonly vendedores: VendedoresArea;
  readonly ventas: VentasArea;
  /** Any endpoint, of the contract or declared with `endpoint(…)`: `sdk.raw(contract.ventas.guardarVolumen, { params, query })`. */
  readonly raw: Raw;
}

/**
 * A client of the whole API: `sdk.ventas.saveVolumen(7, 12.5)`. Without `getToken` it starts with `token`, if any, keeps the one
 * that `sdk.sesion.login` brings, and drops it on `sdk.sesion.logout`.
 *
 * Calls resolve to the answer, a 400 included; every other failure rejects with an `ApiError`. A program that needs a call or
 * two bundles less with `createCaller` and an area of its own: `new VentasArea(createCaller(options))`.
 */
export function createClient(options: ClientOptions = {}): Client {
  let token: string | undefined = options.token;
  const getToken = options.getToken ? checkedRead(options.getToken) : () => token;
  const plain = createRaw({ ...options, getToken });
  const raw = (options.checkInput ?? isNode()) ? checkedCaller(plain) : plain;
  return {
    actividad: new ActividadArea(raw),
    apertura: new AperturaArea(raw),
    archivos: new ArchivosArea(raw),
    cambios: new CambiosArea(raw),
    claves: new ClavesArea(raw),
    clientes: new ClientesArea(raw),
    clientesProductos: new ClientesProductosArea(raw),
    dashboard: new DashboardArea(raw),
    divisiones: new DivisionesArea(raw),
    eventos: new EventosArea(createListener({ ...options, getToken })),
    paises: new PaisesArea(raw),
    periodos: new PeriodosArea(raw),
    periodosMoneda: new PeriodosMonedaArea(raw),
    presupuestos: new PresupuestosArea(raw),
    productos: new ProductosArea(raw),
    sesion: new SesionArea(raw, (current) => {
      token = current;
    }),
    sistema: new SistemaArea(raw),
    usuarios: new UsuariosArea(raw),
    vendedores: new VendedoresArea(raw),
    ventas: new VentasArea(raw),
    raw,
  };
}

/** A caller that can also repeat what may be repeated, and count an upload's bytes where the platform does not. */
function createRaw(options: ClientOptions): Raw {
  const call = createCaller(options);
  return (endpoint, input, { retry = options.retry, onProgress, ...rest } = {}) => {
    const plain = options.fetch ?? globalThis.fetch;
    const over = (fetch: typeof plain) =>
      callerOver(retry ? retrying(fetchTransport(fetch), retry) : fetchTransport(fetch), options);
    if (onProgress && !canReportProgress())
      return counting(onProgress, (report) => over(countingFetch(plain, report))(endpoint, input, rest));
    return (retry ? over(plain) : call)(endpoint, input, onProgress ? { ...rest, onProgress } : rest);
  };
}
