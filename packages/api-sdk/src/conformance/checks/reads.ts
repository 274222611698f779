import type * as z from 'zod';
import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Input, type Kit, type Who } from '../kit.ts';
import type { RuleID } from '../rules.ts';
import { must } from '../verdict.ts';
import { budgetPeriod, firstMonths, number, pairsOf, text } from './found.ts';

const c = contract;

interface Read {
  readonly call: Endpoint;
  readonly as?: Who;
  readonly rule?: RuleID;
  /** An answer without data is one as well. */
  readonly mayBeEmpty?: true;
  readonly input?: (kit: Kit) => Promise<Input> | Input;
}

const ofPeriod = async (kit: Kit) => text(await budgetPeriod(kit), 'periodoID');

/** Every call that only reads, as somebody who may. */
const reads: readonly Read[] = [
  { call: c.sistema.health, mayBeEmpty: true },
  { call: c.usuarios.listarUsuarios },
  { call: c.dashboard.dashboard },
  { call: c.divisiones.listarDivisiones },
  { call: c.vendedores.listarVendedores },
  { call: c.paises.listarPaises },
  { call: c.clientes.listarClientes },
  { call: c.productos.listarProductos },
  {
    call: c.clientesProductos.listarClientesProductos,
    input: async (kit) => ({ query: { periodoID: await ofPeriod(kit) } }),
  },
  {
    call: c.clientesProductos.listarProductosDeCliente,
    input: async (kit) => {
      const [pair] = await pairsOf(kit, await ofPeriod(kit));
      return { params: { clienteID: number(pair, 'clienteID') } };
    },
  },
  { call: c.periodos.listarReferentes },
  { call: c.periodos.listarPresupuestables },
  { call: c.periodos.listarTiposPeriodo, rule: 'lista-de-textos' },
  { call: c.periodos.listarPeriodos },
  {
    call: c.ventas.listarVentas,
    input: async (kit) => ({ query: (await firstMonths(kit, await ofPeriod(kit))).query }),
  },
  {
    call: c.ventas.listarVentasPeriodo,
    input: async (kit) => ({ params: { periodoID: await ofPeriod(kit) } }),
  },
  {
    call: c.ventas.listarParesPeriodo,
    input: async (kit) => ({ params: { periodoID: await ofPeriod(kit) } }),
  },
  {
    call: c.ventas.listarCambiosVenta,
    input: async (kit) => {
      const { months } = await firstMonths(kit, await ofPeriod(kit));
      return { params: { ventaID: number(months.at(-1), 'ventaID') } };
    },
  },
  {
    call: c.ventas.leerMomento,
    input: async (kit) => ({
      params: { periodoID: await ofPeriod(kit) },
      query: { fecha: new Date().toISOString() },
    }),
  },
  {
    call: c.presupuestos.listarAprobaciones,
    input: async (kit) => ({ params: { periodoID: await ofPeriod(kit) } }),
  },
  { call: c.cambios.listarCambios },
  { call: c.actividad.listarActividad },
  {
    call: c.ventas.listarMonedas,
    rule: 'lista-de-textos',
    input: async (kit) => ({ query: { periodoID: await ofPeriod(kit) } }),
  },
  {
    call: c.presupuestos.resumenPresupuesto,
    input: async (kit) => ({ params: { periodoID: await ofPeriod(kit) } }),
  },
  { call: c.periodosMoneda.listarPeriodosMoneda },
  { call: c.periodosMoneda.listarTasasFaltantes },
  { call: c.archivos.progresoCarga, mayBeEmpty: true, input: () => ({ query: { nombre: 'SOPOct-2025' } }) },
];

export const readChecks: readonly Check[] = reads.map(
  ({ call, as, rule = 'respuesta', mayBeEmpty, input }) => ({
    rule,
    call,
    run: async (kit) => {
      const answer = await kit.send(call, await input?.(kit), as ?? kit.caller(call));
      expectStatus(answer, 200);
      must(mayBeEmpty === true || (field(answer.content, 'data') ?? null) !== null, 'no lleva data');
      fits(call.response, answer.content);
    },
  }),
);

/** @throws Differs when an answer's own fields are not those of its schema, or a moment lacks its offset; the envelope's are rules of their own */
export function fits(schema: z.ZodType, content: unknown): void {
  const issues = schema.safeParse(content).error?.issues ?? [];
  const own = issues.find(({ path }) => path.length > 0 && path[0] !== 'status' && path[0] !== 'message');
  must(own === undefined, `${own?.path.join('.') ?? ''}: ${own?.message ?? ''}`);
  const unplaced = unplacedMoment(content);
  must(unplaced === undefined, `fecha: ${unplaced} no dice su zona horaria`);
}

/** A `fecha`, however deep, that is a moment without its offset from UTC: each reader would take it for another one. */
function unplacedMoment(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const fecha = field(content, 'fecha');
  if (typeof fecha === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(fecha)) return fecha;
  for (const value of Object.values(content)) {
    const found = unplacedMoment(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
