import * as z from 'zod';
import { Campo } from './cambios.ts';
import { endpoint } from './endpoint.ts';
import { server } from './error-text.ts';

const id = z.number().int();

/** Something that has changed, as a stream sends it to those who may read it. */
export const Evento = z.discriminatedUnion('tipo', [
  /** A figure; its row counts as budgeted from then on, unless a file wrote it. */
  z.looseObject({
    tipo: z.literal('cifra'),
    ventaID: id,
    campo: Campo,
    valor: z.number(),
    periodoID: z.string(),
    vendedorID: id,
    clienteProductoID: id,
    clienteProductoPeriodoID: id,
    usuario: z.string().nullish(),
    origen: z.string(),
    gestoID: z.string().nullish(),
    fecha: z.string(),
  }),
  /** A row counts as budgeted from then on, although its figures are the same: they were saved as they stood. */
  z.looseObject({
    tipo: z.literal('marca'),
    periodoID: z.string(),
    vendedorID: id,
    clienteProductoPeriodoID: id,
  }),
  /** A budget was approved or reopened, pairs assigned or removed, a note written: what is read of the seller is another. */
  z.looseObject({
    tipo: z.enum(['aprobacion', 'reapertura', 'pares', 'nota']),
    /** Absent when it is about all periods. */
    periodoID: z.string().nullish(),
    vendedorID: id,
  }),
  /** A period was opened, closed, shown, hidden, deleted, or filled from a file. */
  z.looseObject({ tipo: z.enum(['periodo', 'archivo']), periodoID: z.string() }),
  /** What happened since the last event cannot be sent: everything is to be read again. */
  z.looseObject({ tipo: z.literal('perdido') }),
]);
export type Evento = z.output<typeof Evento>;

/**
 * Of ours beyond the specification: server-sent events, each with an `id` from which a later stream goes on (`Last-Event-ID`), and
 * the JSON of an `Evento` as its `data`. A seller hears of their own budget, an administrator of everybody's. The stream ends with
 * the session.
 */
export const escucharEventos = endpoint({
  method: 'GET',
  path: '/api/v1/eventos',
  summary: 'Avisa, mientras dura la sesión, de lo que cambia',
  access: 'signedIn',
  extension: true,
  stream: true,
  response: Evento,
  errors: { other: server('Error al escuchar los cambios') },
});
