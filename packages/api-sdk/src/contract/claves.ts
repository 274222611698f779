import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope, envelopeOf } from './envelope.ts';
import { server } from './error-text.ts';
import { keyText, requiredText } from './fields.ts';
import { NuevaClave } from './key-rules.ts';
import { COMPLETE_FIELDS } from './sesion.ts';

const INVALID_DATA = 'Datos inválidos. Por favor, verifique la información.';

export const cambiarClave = endpoint({
  method: 'POST',
  path: '/api/v1/usuarios/cambiar-clave',
  summary: 'Cambia la clave propia',
  access: 'signedIn',
  pendingKey: true,
  body: z.object({ claveActual: keyText(COMPLETE_FIELDS), claveNueva: NuevaClave }),
  response: envelope(),
  errors: {
    401: 'La contraseña actual es incorrecta.',
    400: server(INVALID_DATA),
    '5xx': 'Error del servidor. Por favor, intente más tarde.',
    refused: server('Error al cambiar la contraseña. Por favor, intente nuevamente.'),
    other: 'Error de conexión. Por favor, verifique su conexión a internet.',
  },
});

/** The recovery's success text when the server sends none. */
export const RECOVERY_SENT =
  'Se ha enviado un correo electrónico con las instrucciones para reestablecer su contraseña.';

/** Recovery form and body. */
export const Recuperacion = z.object({
  nombreUsuario: requiredText('Por favor, ingrese el nombre de usuario.', 100),
});

export const reestablecerClave = endpoint({
  method: 'POST',
  path: '/api/v1/usuarios/reestablecer-clave',
  summary: 'Envía por correo una clave de un solo uso',
  access: 'public',
  body: Recuperacion,
  response: envelopeOf(z.unknown()),
  errors: {
    404: 'Usuario no encontrado. Por favor, verifica el nombre de usuario.',
    400: server('Datos inválidos. Por favor, verifica la información.'),
    '5xx': 'Error del servidor. Por favor, intente más tarde.',
    refused: server('Error al procesar la solicitud.'),
    other: 'Error de conexión. Por favor, verifica tu conexión a internet.',
  },
});

/** An administrator's new key for a user: trimmed, at least 4 characters. */
export const ClaveRestablecida = z
  .string({ error: 'La clave debe tener al menos 4 caracteres' })
  .trim()
  .min(4, { error: 'La clave debe tener al menos 4 caracteres' })
  .max(200, { error: 'La clave supera los 200 caracteres permitidos' });

export const KEY_RESET_DONE =
  'Clave restablecida correctamente. El usuario deberá cambiarla al iniciar sesión.';

export const cambiarContrasenaUsuario = endpoint({
  method: 'POST',
  path: '/api/v1/usuarios/cambiar-contrasena-usuario',
  summary: 'Restablece la clave de un usuario, que la cambiará al iniciar sesión',
  access: ['ADMINISTRADOR'],
  body: z.object({
    usuario: requiredText('El nombre de usuario es requerido', 100),
    clave: ClaveRestablecida,
  }),
  response: envelope(),
  errors: { other: server('Error al restablecer la clave') },
});
