import * as z from 'zod';
import { Campo } from './cambios.ts';
import { endpoint } from './endpoint.ts';
import { PeriodoID } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { instant, rowID, searchText, wholeNumber } from './fields.ts';

/** What can be asked for: changes of figures, and each kind of other change. */
export const CLASES_ACTIVIDAD = [
  'cifras',
  'presupuestos',
  'periodos',
  'archivos',
  'catalogos',
  'asignaciones',
  'usuarios',
] as const;
export type ClaseActividad = (typeof CLASES_ACTIVIDAD)[number];

/** Tonnes of several figures, added up. */
const Toneladas = z.object({ antes: z.number(), despues: z.number() });

/**
 * One thing that happened: a changed figure (`campo`, with its month), several that were changed in one gesture (`grupo`, where they are
 * asked for grouped), or another change with what it was before and after.
 */
export const Actividad = z.looseObject({
  /** ISO 8601. */
  fecha: z.string(),
  /** Of `CLASES_ACTIVIDAD`, or one that this version does not know. */
  clase: z.string(),
  /** What was done, as the audit names it (`periodo.abierto`), or how a figure came to be (`tecleado`). */
  accion: z.string(),
  usuario: z.string().nullish(),
  periodoID: z.string().nullish(),
  nombreVendedor: z.string().nullish(),
  vendedorCodigo: z.string().nullish(),
  nombreCliente: z.string().nullish(),
  nombreProducto: z.string().nullish(),
  anio: z.number().int().nullish(),
  mes: z.number().int().nullish(),
  campo: Campo.nullish(),
  antes: z.union([z.number(), z.record(z.string(), z.unknown())]).nullish(),
  despues: z.union([z.number(), z.record(z.string(), z.unknown())]).nullish(),
  /** Of several figures: what lists them one by one, as the call's `grupo`. */
  grupo: z.string().nullish(),
  /** How many figures they are, and of how many client-product pairs. */
  cifras: z.number().int().nullish(),
  pares: z.number().int().nullish(),
  /** What they come to together, where volumes are among them. */
  toneladas: Toneladas.nullish(),
});
export type Actividad = z.output<typeof Actividad>;

/**
 * Of ours beyond the specification: everything that was changed, newest first. `siguiente`, where there is more, is the `cursor`
 * of what is older. With `agrupar`, the figures that were changed in one gesture, or replaced by one sales file, are one entry; with
 * an entry's `grupo`, they are listed one by one.
 */
export const listarActividad = endpoint({
  method: 'GET',
  path: '/api/v1/actividad',
  summary: 'Lista quién cambió qué, del cambio más reciente al más antiguo',
  access: ['ADMINISTRADOR'],
  extension: true,
  query: z.object({
    cursor: z.string().max(100, { error: 'cursor no es válido' }).optional(),
    agrupar: z.literal('gesto', { error: 'agrupar debe ser gesto' }).optional(),
    grupo: z.string().max(100, { error: 'grupo no es válido' }).optional(),
    pageSize: wholeNumber({
      min: 1,
      max: 1000,
      message: 'pageSize debe ser un número entero entre 1 y 1000',
    }).default(50),
    clase: z.enum(CLASES_ACTIVIDAD, { error: 'La clase de actividad no es válida' }).optional(),
    periodoID: PeriodoID.optional(),
    vendedorID: rowID('vendedorID').optional(),
    /** A user's whole name. */
    usuario: searchText,
    /** After this moment, and up to that one. */
    desde: instant('desde').optional(),
    hasta: instant('hasta').optional(),
  }),
  response: envelopeOf(z.array(Actividad)).extend({ siguiente: z.string().nullish() }),
  errors: { other: server('Error al cargar la actividad') },
});
