import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { Pais } from './entities.ts';
import { envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';

export const listarPaises = endpoint({
  method: 'GET',
  path: '/api/v1/paises/listar-paises',
  summary: 'Lista los países, por nombre',
  access: 'signedIn',
  response: envelopeOf(z.array(Pais)),
  errors: { other: server('Error al cargar la lista de países') },
});
