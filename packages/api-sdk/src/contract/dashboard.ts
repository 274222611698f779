import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { Anio, DashboardItem } from './entities.ts';
import { envelopeOf } from './envelope.ts';

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  summary: 'Totales y avance de cada período visible',
  access: 'signedIn',
  query: z.object({
    anio: Anio.optional(),
    division: z
      .string({ error: 'La división no es válida' })
      .trim()
      .min(1, { error: 'La división no es válida' })
      .max(50, { error: 'La división no es válida' })
      .optional(),
  }),
  response: envelopeOf(z.array(DashboardItem)),
  errors: {
    refused: 'Error al cargar el dashboard',
    other: 'Error al cargar el dashboard. Por favor, intente nuevamente.',
  },
});
