import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { PeriodoID } from './entities.ts';
import { envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { instant, monthID, page, rowID, searchText } from './fields.ts';

/** The two figures of a month. */
export const CAMPOS = ['volumenTon', 'precio'] as const;
export const Campo = z.enum(CAMPOS, { error: 'El campo debe ser volumenTon o precio' });
export type Campo = z.output<typeof Campo>;

/** How a salesperson came to a figure: typed, pasted, replicated, copied, distributed, undone, from a workbook, restored. */
export const ORIGENES = [
  'tecleado',
  'pegado',
  'replicado',
  'referente',
  'reparto',
  'deshecho',
  'libro',
  'restaurado',
] as const;
export const Origen = z.enum(ORIGENES, { error: 'El origen no es válido' });
export type Origen = z.output<typeof Origen>;

/** Those that the log knows besides: a sales file that replaced a figure. */
export const ORIGENES_CAMBIO = [...ORIGENES, 'archivo'] as const;
export type OrigenCambio = (typeof ORIGENES_CAMBIO)[number];

/** One change of a figure: tonnes, or price per kg in the row's currency, before and after. */
export const Cambio = z.looseObject({
  cambioID: z.number().int(),
  campo: Campo,
  antes: z.number(),
  despues: z.number(),
  /** The user's name; absent when nobody knows. */
  usuario: z.string().nullish(),
  /** Of `ORIGENES_CAMBIO`, or one that this version does not know. */
  origen: z.string(),
  /** What was changed together. */
  gestoID: z.string().nullish(),
  /** ISO 8601. */
  fecha: z.string(),
});
export type Cambio = z.output<typeof Cambio>;

/** A change with whose it is and of what. */
export const CambioPeriodo = Cambio.extend({
  ventaID: z.number().int(),
  anio: z.number().int(),
  mes: z.number().int(),
  periodoID: z.string(),
  vendedorID: z.number().int(),
  nombreVendedor: z.string(),
  clienteProductoID: z.number().int(),
  clienteProductoPeriodoID: z.number().int(),
  nombreCliente: z.string(),
  nombreProducto: z.string(),
});
export type CambioPeriodo = z.output<typeof CambioPeriodo>;

/** Of ours beyond the specification: who changed a month's figures, newest first; the latest hundred. */
export const listarCambiosVenta = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/:ventaID/cambios',
  summary: 'Lista quién cambió las cifras de un mes, del cambio más reciente al más antiguo',
  access: 'signedIn',
  extension: true,
  params: z.object({ ventaID: monthID('ventaID') }),
  response: envelopeOf(z.array(Cambio)),
  errors: { other: server('Error al cargar los cambios') },
});

/** How many changes are counted: of more, `rows` is one more than that, and what is older is on no page. */
export const MAX_COUNTED = 10_000;

/**
 * Of ours beyond the specification: the changes that fit all of what is asked, newest first. A seller reads their own; an
 * administrator everybody's.
 */
export const listarCambios = endpoint({
  method: 'GET',
  path: '/api/v1/cambios',
  summary: 'Lista, por páginas, los cambios de cifras, del más reciente al más antiguo',
  access: 'signedIn',
  extension: true,
  query: z.object({
    ...page(200),
    periodoID: PeriodoID.optional(),
    vendedorID: rowID('vendedorID').optional(),
    clienteProductoID: rowID('clienteProductoID').optional(),
    /** A user's whole name. */
    usuario: searchText,
    origen: z.enum(ORIGENES_CAMBIO, { error: 'El origen no es válido' }).optional(),
    /** After this moment, and up to that one. */
    desde: instant('desde').optional(),
    hasta: instant('hasta').optional(),
  }),
  response: pageOf(CambioPeriodo),
  errors: { other: server('Error al cargar los cambios') },
});
