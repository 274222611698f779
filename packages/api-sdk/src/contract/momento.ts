import * as z from 'zod';
import { Campo } from './cambios.ts';
import { endpoint } from './endpoint.ts';
import { PeriodoID } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { instant, rowID } from './fields.ts';

/** A figure that stood otherwise at a moment: as it stands now, and as it stood then. */
export const CifraDeMomento = z.looseObject({
  ventaID: z.number().int(),
  clienteProductoPeriodoID: z.number().int(),
  clienteProductoID: z.number().int(),
  nombreCliente: z.string(),
  nombreProducto: z.string(),
  anio: z.number().int(),
  mes: z.number().int(),
  campo: Campo,
  actual: z.number(),
  entonces: z.number(),
});
export type CifraDeMomento = z.output<typeof CifraDeMomento>;

/**
 * Of ours beyond the specification: which figures of the seller's open months stood otherwise at a moment, by client, product and
 * month; to go back there they are saved as a batch of origin `restaurado`.
 */
export const leerMomento = endpoint({
  method: 'GET',
  path: '/api/v1/ventas/momento/:periodoID',
  summary: 'Lista las cifras del vendedor que en un momento dado eran otras',
  access: ['VENDEDOR'],
  extension: true,
  params: z.object({ periodoID: PeriodoID }),
  query: z.object({ fecha: instant('fecha'), clienteProductoID: rowID('clienteProductoID').optional() }),
  response: envelopeOf(z.array(CifraDeMomento)),
  errors: { other: server('Error al cargar el presupuesto de ese momento') },
});
