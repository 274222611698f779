import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { emailText } from './email.ts';
import { endpoint } from './endpoint.ts';
import { TipoUsuario, Usuario } from './entities.ts';
import { envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { flag, page, requiredLine, rowID, searchText } from './fields.ts';

/** User form and body; the order of the fields is the order of their messages. */
export const DatosUsuario = z.object({
  nombreUsuario: requiredLine('El nombre de usuario es requerido', 100),
  email: emailText('El email del usuario es requerido'),
  tipoUsuario: z.enum(TipoUsuario.options, { error: 'El tipo de usuario es requerido' }),
  activo: flag('activo').default(true),
  bloqueado: flag('bloqueado').default(false),
});

export const listarUsuarios = endpoint({
  method: 'GET',
  path: '/api/v1/usuarios/listar-usuarios',
  summary: 'Lista los usuarios, por páginas',
  access: ['ADMINISTRADOR'],
  query: z.object({ ...page(), nombreUsuario: searchText }),
  response: pageOf(Usuario),
  errors: { other: 'Error al cargar la lista de usuarios' },
});

export const crearUsuario = endpoint({
  method: 'POST',
  path: '/api/v1/usuarios/crear-usuario',
  summary: 'Crea un usuario y le envía una clave de un solo uso',
  access: ['ADMINISTRADOR'],
  body: DatosUsuario,
  response: envelopeOf(Usuario),
  errors: { other: server('Error al guardar el usuario') },
});

export const actualizarUsuario = endpoint({
  method: 'PUT',
  path: '/api/v1/usuarios/:usuarioID',
  summary: 'Actualiza un usuario',
  access: ['ADMINISTRADOR'],
  conditional: 'record',
  params: z.object({ usuarioID: rowID('usuarioID') }),
  query: Condicion,
  /** A flag that is left out stays as it is: nobody is unblocked by silence. */
  body: DatosUsuario.extend({
    activo: flag('activo').optional(),
    bloqueado: flag('bloqueado').optional(),
    usuarioID: rowID('usuarioID').optional(),
  }),
  response: envelopeOf(Usuario),
  errors: { other: server('Error al guardar el usuario') },
});
