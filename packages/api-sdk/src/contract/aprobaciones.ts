import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { PeriodoID } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { requiredText, rowID } from './fields.ts';

const params = z.object({ periodoID: PeriodoID });

/** The latest approval of a seller's budget, and what has happened to it since. */
export const Aprobacion = z.looseObject({
  vendedorID: z.number().int(),
  nombreVendedor: z.string(),
  vendedorCodigo: z.string().optional(),
  /** ISO 8601. */
  fecha: z.string(),
  usuario: z.string().nullish(),
  /** Changes in the log since; of more than `MAX_COUNTED`, one more than that. */
  cambiosDesde: z.number().int(),
  /** Pairs of it that are reopened, and not budgeted again. */
  reabiertos: z.number().int().optional(),
  /** False where its period takes no budget any more, so that reopening it is refused. */
  reabrible: z.boolean().optional(),
});
export type Aprobacion = z.output<typeof Aprobacion>;

/** Of ours beyond the specification: a seller gets their own approval, if any; an administrator everybody's. */
export const listarAprobaciones = endpoint({
  method: 'GET',
  path: '/api/v1/presupuestos/:periodoID/aprobaciones',
  summary: 'Lista la última aprobación de cada vendedor en un período y los cambios desde entonces',
  access: 'signedIn',
  extension: true,
  params,
  response: envelopeOf(z.array(Aprobacion)),
  errors: { other: server('Error al cargar las aprobaciones') },
});

/** Longest reason of a reopening, in characters. */
export const MAX_MOTIVO = 500;

/** Which pairs of which seller are to be budgeted again, and why; without pairs, all of them. */
export const DatosReapertura = z.object({
  vendedorID: rowID('vendedorID'),
  motivo: requiredText('El motivo es requerido', MAX_MOTIVO),
  clienteProductoIDs: z
    .array(rowID('clienteProductoID'), { error: 'clienteProductoIDs debe ser una lista de identificadores' })
    .min(1, { error: 'Debe seleccionar al menos un par' })
    .max(10_000, { error: 'Se pueden reabrir hasta 10.000 pares' })
    .optional(),
});
export type DatosReapertura = z.output<typeof DatosReapertura>;

/** Of ours beyond the specification: the marks of the pairs go; their seller sees the reason there and gets a mail. */
export const reabrirPresupuesto = endpoint({
  method: 'POST',
  path: '/api/v1/presupuestos/:periodoID/reabrir',
  summary: 'Reabre pares de un vendedor, o todos, con un motivo',
  access: ['ADMINISTRADOR'],
  extension: true,
  params,
  body: DatosReapertura,
  /** How many pairs are no longer marked as budgeted. */
  response: envelopeOf(z.looseObject({ pares: z.number().int() })),
  errors: { other: server('Error al reabrir el presupuesto') },
});
