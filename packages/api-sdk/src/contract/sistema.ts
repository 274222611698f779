import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Estado y versión del servidor',
  access: 'public',
  extension: true,
  response: z.looseObject({ status: z.number().int(), message: z.string().nullish(), version: z.string() }),
  errors: { other: 'El servidor no está disponible' },
});
