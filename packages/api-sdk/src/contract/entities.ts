import * as z from 'zod';
import { version } from './conditional.ts';
import { wholeNumber } from './fields.ts';

/** Entities as answers carry them. Objects keep fields that this version does not know. */
export const TIPOS_USUARIO = ['ADMINISTRADOR', 'VENDEDOR'] as const;
export const TIPOS_PERIODO = ['SOP', 'CUR', 'BGT'] as const;

export const TipoUsuario = z.enum(TIPOS_USUARIO);
export type TipoUsuario = z.output<typeof TipoUsuario>;
export const TipoPeriodo = z.enum(TIPOS_PERIODO);
export type TipoPeriodo = z.output<typeof TipoPeriodo>;

/** Type, an optional two-digit month, a dash, the year: `SOP10-2025`, `BGT-2026`. */
export const PERIODO_ID_PATTERN = /^(SOP|CUR|BGT)(0[1-9]|1[0-2])?-\d{4}$/;

/** A period's id in a path or a query. Only its length is bound here: an id that no period has is simply unknown. */
export const PeriodoID = z
  .string({ error: 'Debe seleccionar un período' })
  .trim()
  .min(1, { error: 'Debe seleccionar un período' })
  .max(20, { error: 'El período no es válido' });

export const Mes = wholeNumber({ min: 1, max: 12, message: 'El mes debe ser un número entero entre 1 y 12' });
export const Anio = wholeNumber({
  min: 1900,
  max: 2200,
  message: 'El año debe ser un número entero entre 1900 y 2200',
});

const id = z.number().int();

export const Sesion = z.looseObject({
  /** Of ours: whose it is, whatever the name. */
  usuarioID: id.nullish(),
  nombreUsuario: z.string(),
  tipoUsuario: TipoUsuario,
  token: z.string().min(1),
  /** The key was given by somebody else: until it is changed, nothing else is answered. */
  debeCambiarClave: z.boolean().nullish(),
});
export type Sesion = z.output<typeof Sesion>;

export const Usuario = z.looseObject({
  usuarioID: id,
  nombreUsuario: z.string(),
  email: z.string(),
  tipoUsuario: TipoUsuario,
  activo: z.boolean(),
  /** By an administrator: such a user cannot sign in. */
  bloqueado: z.boolean(),
  version,
});
export type Usuario = z.output<typeof Usuario>;

export const Division = z.looseObject({ divisionID: z.string(), nombre: z.string(), version });
export type Division = z.output<typeof Division>;

export const Pais = z.looseObject({ paisID: id, nombre: z.string() });
export type Pais = z.output<typeof Pais>;

export const Vendedor = z.looseObject({
  vendedorID: id,
  vendedorCodigo: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  /** A divisionID. */
  division: z.string(),
  /** Of ours: the name behind `division`. */
  nombreDivision: z.string().nullish(),
  activo: z.boolean(),
  paisID: id,
  nombrePais: z.string(),
  /** Of ours, for an administrator: the users who sign in as this salesperson, by name. */
  usuariosActivos: z.array(z.string()).nullish(),
  version,
});
export type Vendedor = z.output<typeof Vendedor>;

export const Cliente = z.looseObject({
  clienteID: id,
  clienteCodigo: z.string(),
  nombre: z.string(),
  paisID: id,
  nombrePais: z.string(),
  version,
});
export type Cliente = z.output<typeof Cliente>;

export const Producto = z.looseObject({
  productoID: id,
  productoCodigo: z.string(),
  nombre: z.string(),
  /** Kilograms a piece. */
  kilosPorPieza: z.number().nullish(),
  version,
});
export type Producto = z.output<typeof Producto>;

export const DashboardItem = z.looseObject({
  periodoID: z.string(),
  /** Tonnes of all months. */
  volumenTon: z.number().nullish(),
  /** Null while a rate is missing. */
  valorEUR: z.number().nullish(),
  /** 0-100; absent without rows. */
  porcentajeAvance: z.number().nullish(),
  vendedores: z.array(
    z.looseObject({
      nombreVendedor: z.string(),
      /** Of ours: tells those of the same name apart. */
      vendedorCodigo: z.string().optional(),
      porcentajeAvance: z.number().nullish(),
    }),
  ),
});
export type DashboardItem = z.output<typeof DashboardItem>;

/** Of ours: what somebody wrote on a month or a pair, who and when (ISO 8601). */
export const Nota = z.looseObject({ texto: z.string(), usuario: z.string().nullish(), fecha: z.string() });
export type Nota = z.output<typeof Nota>;

/** A row of the seller's list: the relation in one period, with what the detail panel shows. */
export const ClienteProductoPeriodo = z.looseObject({
  clienteProductoPeriodoID: id,
  clienteProductoID: id,
  clienteID: id,
  nombreCliente: z.string(),
  productoID: id,
  nombreProducto: z.string(),
  /** Marked by a save, or by the approval. */
  presupuestado: z.boolean(),
  nombrePais: z.string().nullish(),
  nombreDivision: z.string().nullish(),
  /** Of ours: asked for by the period; the months' own screen names it when it is missing. */
  periodoID: z.string().nullish(),
  monedaID: z.string().nullish(),
  /** Of ours: what the two are also found by. */
  clienteCodigo: z.string().nullish(),
  productoCodigo: z.string().nullish(),
  nota: Nota.nullish(),
  /** Of ours: why an administrator took the mark away, as long as it has not come back. */
  reapertura: z
    .looseObject({ motivo: z.string(), usuario: z.string().nullish(), fecha: z.string() })
    .nullish(),
});
export type ClienteProductoPeriodo = z.output<typeof ClienteProductoPeriodo>;

/** One month of a pair, budget or reference: tonnes, price per kg in the local currency, and the values they make. */
export const Venta = z.looseObject({
  ventaID: id,
  anio: id,
  /** 1-12. */
  mes: id,
  periodoID: z.string(),
  /** Tonnes, 3 decimals. */
  volumenTon: z.number(),
  /** Local currency a kg, 4 decimals. */
  precio: z.number(),
  /** volumenTon × 1000 × precio. */
  valorMonedaLocal: z.number(),
  /** Null without an exchange rate. */
  valorEUR: z.number().nullish(),
  /** Of ours: the currency of its pair in this period, which keeps it when the client's country changes. */
  monedaID: z.string().nullish(),
  /** Of ours: who changed the month last and when, where that was somebody else than who asks. */
  cambioAjeno: z.looseObject({ usuario: z.string().nullish(), fecha: z.string() }).nullish(),
  nota: Nota.nullish(),
});
export type Venta = z.output<typeof Venta>;

/** A month with whose it is and of what: a line of a whole budget. `clienteProductoPeriodoID` ties the months of a pair. */
export const VentaPeriodo = Venta.extend({
  clienteProductoPeriodoID: id,
  clienteProductoID: id,
  vendedorID: id,
  vendedorCodigo: z.string(),
  nombreVendedor: z.string(),
  clienteID: id,
  clienteCodigo: z.string(),
  nombreCliente: z.string(),
  productoID: id,
  productoCodigo: z.string(),
  nombreProducto: z.string(),
  nombreDivision: z.string().nullish(),
  nombrePais: z.string().nullish(),
  monedaID: z.string(),
  presupuestado: z.boolean(),
  notaPar: Nota.nullish(),
});
export type VentaPeriodo = z.output<typeof VentaPeriodo>;

/** A pair of a salesperson's budget with all its months, by year and month; what is the same in all of them is said once. */
export const ParConMeses = ClienteProductoPeriodo.extend({
  vendedorID: id,
  nombreVendedor: z.string(),
  meses: z.array(Venta.omit({ periodoID: true, monedaID: true, cambioAjeno: true })),
});
export type ParConMeses = z.output<typeof ParConMeses>;

/** The seller's totals of a period: tonnes, weighted price per kg, sales in local currency and in EUR. */
export const ResumenPresupuesto = z.looseObject({
  totalVolumenTon: z.number(),
  /** Weighted by tonnes, a kg. */
  precioPromedio: z.number().nullish(),
  totalVentas: z.number().nullish(),
  /** Of price and sales: that of the pairs, or where they have several the seller's own. */
  monedaID: z.string().nullish(),
  totalVentasEUR: z.number().nullish(),
});
export type ResumenPresupuesto = z.output<typeof ResumenPresupuesto>;

export const Periodo = z.looseObject({
  periodoID: z.string(),
  tipo: TipoPeriodo,
  anioInicio: id,
  /** 1-12. */
  mesInicio: id,
  cantidadMeses: id,
  /** Open: sellers may change its months. */
  activo: z.boolean(),
  /** Whether the screens show it. */
  visible: z.boolean(),
});
export type Periodo = z.output<typeof Periodo>;

/** `tasaCambioEUR` is units of local currency per euro. */
export const PeriodoMoneda = z.looseObject({
  periodoMonedaID: id,
  periodoID: z.string(),
  monedaID: z.string(),
  nombreMoneda: z.string(),
  tasaCambioEUR: z.number(),
  mes: id.nullish(),
  version,
});
export type PeriodoMoneda = z.output<typeof PeriodoMoneda>;

/** Of ours: what a load changes in its period and beyond; in a check, what it would change. */
export const CambiosCarga = z.looseObject({
  periodoID: z.string(),
  /** The period comes to be with the load. */
  periodoNuevo: z.boolean(),
  /** Rows for months that hold no figure yet, other figures than the month holds, and the same ones. */
  filasNuevas: id,
  filasCambiadas: id,
  filasIguales: id,
  /** Of the whole period, as the dashboard counts it. Euros are null while a rate is missing. */
  toneladasAntes: z.number(),
  toneladasDespues: z.number(),
  valorEURAntes: z.number().nullish(),
  valorEURDespues: z.number().nullish(),
  /** Sales of the period for which there is no rate after the load; the month in a CUR period alone. */
  tasasFaltantes: z.array(z.looseObject({ monedaID: z.string(), mes: id.nullish() })),
  /** Pairs of the file that their sellers did not have. */
  paresNuevos: id,
  /** Pairs of the file that other open budgets lack, and those budgets. */
  paresPorAsignar: id,
  presupuestosAbiertos: z.array(z.string()),
  /** Whether the load was asked to add them. */
  asignados: z.boolean(),
});
export type CambiosCarga = z.output<typeof CambiosCarga>;

export const ResultadoCarga = z.looseObject({
  /** Rows. */
  totalVentasGuardadas: id,
  totalVentasErrores: id,
  /** Each bad row's number and reason, as a sentence. */
  listaErroresFila: z.array(z.string()),
  /** Of ours: the same rows with what they held, by the names of their columns, ready to be corrected. */
  filasConError: z
    .array(z.looseObject({ fila: id, motivo: z.string(), valores: z.record(z.string(), z.string()) }))
    .nullish(),
  /** Of ours: the numbers of the rows of totals, which are passed over; the first ones where there are many. */
  filasOmitidas: z.array(id).nullish(),
  /** Of ours: how many rows of totals there are. */
  totalFilasOmitidas: id.nullish(),
  cambios: CambiosCarga.nullish(),
});
export type ResultadoCarga = z.output<typeof ResultadoCarga>;
