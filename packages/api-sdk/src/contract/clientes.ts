import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { endpoint } from './endpoint.ts';
import { Cliente } from './entities.ts';
import { envelope, envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { page, requiredLine, rowID, searchText } from './fields.ts';
import { PaisElegido } from './vendedores.ts';

/** Customer form and body; the order of the fields is the order of their messages. */
export const DatosCliente = z.object({
  clienteCodigo: requiredLine('El código del cliente es requerido', 50),
  nombre: requiredLine('El nombre del cliente es requerido', 200),
  paisID: PaisElegido,
});

export const listarClientes = endpoint({
  method: 'GET',
  path: '/api/v1/clientes/listar-clientes',
  summary: 'Lista los clientes, por páginas de hasta 1000',
  access: 'signedIn',
  query: z.object({ ...page(1000), nombre: searchText }),
  response: pageOf(Cliente),
  errors: { other: 'Error al cargar la lista de clientes' },
});

export const crearCliente = endpoint({
  method: 'POST',
  path: '/api/v1/clientes/crear-cliente',
  summary: 'Crea un cliente',
  access: 'signedIn',
  body: DatosCliente,
  response: envelopeOf(Cliente),
  errors: { other: server('Error al guardar el cliente') },
});

export const actualizarCliente = endpoint({
  method: 'PUT',
  path: '/api/v1/clientes/actualizar-cliente/:clienteID',
  summary: 'Actualiza un cliente',
  access: 'signedIn',
  conditional: 'record',
  params: z.object({ clienteID: rowID('clienteID') }),
  query: Condicion,
  body: DatosCliente.extend({ clienteID: rowID('clienteID').optional() }),
  response: envelopeOf(Cliente),
  errors: { other: server('Error al guardar el cliente') },
});

export const eliminarCliente = endpoint({
  method: 'DELETE',
  path: '/api/v1/clientes/eliminar-cliente/:id',
  summary: 'Elimina un cliente que no está en uso',
  access: 'signedIn',
  params: z.object({ id: rowID('clienteID') }),
  response: envelope(),
  errors: { other: server('Error al eliminar el cliente') },
});
