import * as z from 'zod';
import { Campo, Origen } from './cambios.ts';
import { endpoint } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { monthID } from './fields.ts';
import { MonedaVista, Precio, VolumenTon } from './ventas.ts';

/** Most changes in one batch. */
export const MAX_LOTE = 2000;

const ventaID = monthID('ventaID');

/** A figure, and the one that its author saw before, a price with its currency; without `visto` it is written whatever stands there. */
export const CambioPedido = z.discriminatedUnion(
  'campo',
  [
    z.object({ ventaID, campo: z.literal('volumenTon'), valor: VolumenTon, visto: VolumenTon.optional() }),
    z.object({
      ventaID,
      campo: z.literal('precio'),
      valor: Precio,
      visto: Precio.optional(),
      moneda: MonedaVista,
    }),
  ],
  { error: Campo.safeParse(null).error?.issues[0]?.message },
);

export const ESTADOS_CAMBIO = ['guardado', 'conflicto', 'rechazado'] as const;

/** What became of one change: a conflict says the figure as it stands, who left it so and when; a refusal says why. */
export const ResultadoCambio = z.looseObject({
  ventaID: z.number().int(),
  campo: Campo,
  estado: z.enum(ESTADOS_CAMBIO),
  message: z.string().nullish(),
  actual: z.number().nullish(),
  usuario: z.string().nullish(),
  /** ISO 8601. */
  fecha: z.string().nullish(),
});
export type ResultadoCambio = z.output<typeof ResultadoCambio>;

/**
 * Of ours beyond the specification: what was changed in one gesture, saved together, each change judged by itself. Sent twice with
 * the same `gestoID` it answers the same and writes once.
 */
export const guardarLote = endpoint({
  method: 'PUT',
  path: '/api/v1/ventas/lote',
  summary: 'Guarda hasta 2000 cifras cambiadas en un mismo gesto',
  access: ['VENDEDOR'],
  extension: true,
  body: z.object({
    /** A UUID. */
    gestoID: z.guid({ error: 'gestoID no es un identificador válido' }),
    origen: Origen,
    cambios: z
      .array(CambioPedido, { error: 'cambios debe ser una lista de cambios' })
      .min(1, { error: 'El lote no lleva ningún cambio' })
      .max(MAX_LOTE, { error: `Un lote lleva hasta ${MAX_LOTE} cambios` })
      .refine((cambios) => new Set(cambios.map(cellOf)).size === cambios.length, {
        error: 'Un lote no puede llevar dos veces la misma cifra',
      }),
  }),
  /** In the order of the changes asked for. */
  response: envelopeOf(z.array(ResultadoCambio)),
  errors: { other: server('Error al guardar los cambios') },
});

function cellOf(cambio: { ventaID: number; campo: Campo }): string {
  return `${cambio.campo}:${cambio.ventaID}`;
}
