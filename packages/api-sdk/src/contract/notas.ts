import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { server } from './error-text.ts';
import { monthID, rowID } from './fields.ts';

/** Longest note, in characters. */
export const MAX_NOTA = 500;

const noteText = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_NOTA, { error: `La nota supera los ${MAX_NOTA} caracteres permitidos` });

/**
 * A note as it is typed; blank takes it away. With `visto`, what it said when its author read it, blank for none, it is saved only
 * where that still stands, or the new text already.
 */
export const DatosNota = z.object({
  texto: noteText('La nota es requerida'),
  visto: noteText('visto no es una nota válida').optional(),
});
export type DatosNota = z.output<typeof DatosNota>;

const errors = { other: server('Error al guardar la nota') } as const;

/** Of ours beyond the specification, as the next one: a seller writes on their own months and pairs, an administrator on any. */
export const guardarNotaVenta = endpoint({
  method: 'PUT',
  path: '/api/v1/ventas/:ventaID/nota',
  summary: 'Guarda la nota de un mes; un texto vacío la quita',
  access: 'signedIn',
  extension: true,
  conditional: 'note',
  params: z.object({ ventaID: monthID('ventaID') }),
  body: DatosNota,
  response: envelope(),
  errors,
});

export const guardarNotaPar = endpoint({
  method: 'PUT',
  path: '/api/v1/clientes-productos/:clienteProductoPeriodoID/nota',
  summary: 'Guarda la nota de un par en un período; un texto vacío la quita',
  access: 'signedIn',
  extension: true,
  conditional: 'note',
  params: z.object({ clienteProductoPeriodoID: rowID('clienteProductoPeriodoID') }),
  body: DatosNota,
  response: envelope(),
  errors,
});
