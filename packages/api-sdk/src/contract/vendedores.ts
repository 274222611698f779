import * as z from 'zod';
import { Condicion } from './conditional.ts';
import { emailText } from './email.ts';
import { endpoint } from './endpoint.ts';
import { Vendedor } from './entities.ts';
import { envelopeOf, pageOf } from './envelope.ts';
import { server } from './error-text.ts';
import { flag, page, requiredLine, requiredText, rowID, searchText, wholeNumber } from './fields.ts';

const COUNTRY_REQUIRED = 'Debe seleccionar un país';

/** The country of a salesperson or a customer. */
export const PaisElegido = wholeNumber({ min: 1, max: 2_147_483_647, message: COUNTRY_REQUIRED });

/** Of ours beyond the specification: with a salesperson who becomes inactive, the users who sign in as that one. */
export const DesactivarUsuario = z.boolean({
  error: 'El campo desactivarUsuario debe ser verdadero o falso',
});

/** Salesperson form and body; the order of the fields is the order of their messages. */
export const DatosVendedor = z.object({
  vendedorCodigo: requiredLine('El código del vendedor es requerido', 50),
  nombre: requiredLine('El nombre del vendedor es requerido', 100),
  apellido: requiredLine('El apellido del vendedor es requerido', 100),
  email: emailText('El email del vendedor es requerido'),
  /** A divisionID. */
  division: requiredText('La división del vendedor es requerida', 20),
  paisID: PaisElegido,
  activo: flag('activo').default(true),
});

export const listarVendedores = endpoint({
  method: 'GET',
  path: '/api/v1/vendedores/listar-vendedores',
  summary: 'Lista los vendedores, por páginas',
  access: 'signedIn',
  query: z.object({ ...page(), nombre: searchText }),
  response: pageOf(Vendedor),
  errors: { other: 'Error al cargar la lista de vendedores' },
});

export const crearVendedor = endpoint({
  method: 'POST',
  path: '/api/v1/vendedores/crear-con-usuario',
  summary: 'Crea un vendedor y su usuario, con una clave de un solo uso',
  access: ['ADMINISTRADOR'],
  body: DatosVendedor,
  response: envelopeOf(Vendedor),
  errors: { other: server('Error al guardar el vendedor') },
});

export const actualizarVendedor = endpoint({
  method: 'PUT',
  path: '/api/v1/vendedores/:vendedorID',
  summary: 'Actualiza un vendedor',
  access: ['ADMINISTRADOR'],
  conditional: 'record',
  params: z.object({ vendedorID: rowID('vendedorID') }),
  query: Condicion,
  /** Left out, `activo` stays as it is. */
  body: DatosVendedor.extend({
    activo: flag('activo').optional(),
    vendedorID: rowID('vendedorID').optional(),
    /** With `activo: false`, the users who sign in as this salesperson become inactive, too. */
    desactivarUsuario: DesactivarUsuario.optional(),
  }),
  response: envelopeOf(Vendedor),
  errors: { other: server('Error al guardar el vendedor') },
});
