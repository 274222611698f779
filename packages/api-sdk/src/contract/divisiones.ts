import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { endpoint } from './endpoint.ts';
import { Division } from './entities.ts';
import { envelope, envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { requiredLine, requiredText, searchText } from './fields.ts';

const ID_REQUIRED = 'El ID de la división es requerido';
const params = z.object({ id: requiredText(ID_REQUIRED, 20) });
const nombre = requiredLine('El nombre de la división es requerido', 100);

/** An address with `.` or `..` for an id would lead elsewhere: such a division could never be changed. */
const divisionID = requiredLine(ID_REQUIRED, 20).refine((id) => !/^\.\.?$/.test(id), {
  error: 'El ID de la división no es válido',
});

/** Division form and body on create; later the id stays as it is. */
export const DatosDivision = z.object({ divisionID, nombre });

export const listarDivisiones = endpoint({
  method: 'GET',
  path: '/api/v1/divisiones',
  summary: 'Lista las divisiones, por nombre',
  access: 'signedIn',
  query: z.object({ nombre: searchText }),
  response: envelopeOf(z.array(Division)),
  errors: { other: 'Error al cargar la lista de divisiones' },
});

export const crearDivision = endpoint({
  method: 'POST',
  path: '/api/v1/divisiones',
  summary: 'Crea una división',
  access: ['ADMINISTRADOR'],
  body: DatosDivision,
  response: envelopeOf(Division),
  errors: { other: server('Error al guardar la división') },
});

export const actualizarDivision = endpoint({
  method: 'PUT',
  path: '/api/v1/divisiones/:id',
  summary: 'Cambia el nombre de una división',
  access: ['ADMINISTRADOR'],
  conditional: 'record',
  params,
  query: Condicion,
  body: z.object({ divisionID: z.string().optional(), nombre }),
  response: envelopeOf(Division),
  errors: { other: server('Error al guardar la división') },
});

export const eliminarDivision = endpoint({
  method: 'DELETE',
  path: '/api/v1/divisiones/:id',
  summary: 'Elimina una división que no está en uso',
  access: ['ADMINISTRADOR'],
  params,
  response: envelope(),
  errors: { other: server('Error al eliminar la división') },
});
