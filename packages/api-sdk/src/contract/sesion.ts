import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { Sesion } from './entities.ts';
import { envelope, envelopeOf } from './envelope.ts';
import { server, UNEXPECTED_TEXT } from './error-text.ts';
import { keyText, requiredText } from './fields.ts';

export const COMPLETE_FIELDS = 'Por favor, complete todos los campos requeridos.';

/** Sign-in form and body: both fields are required. */
export const Credenciales = z.object({
  nombreUsuario: requiredText(COMPLETE_FIELDS, 100),
  clave: keyText(COMPLETE_FIELDS),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/login',
  summary: 'Inicia sesión',
  access: 'public',
  body: Credenciales,
  response: envelopeOf(Sesion),
  errors: {
    401: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
    400: 'Datos inválidos. Por favor, verifica la información.',
    '5xx': 'Error del servidor. Por favor, intente más tarde.',
    other: 'Error de conexión. Por favor, verifica tu conexión a internet.',
    refused: UNEXPECTED_TEXT,
    unexpected: UNEXPECTED_TEXT,
  },
});

export const validarToken = endpoint({
  method: 'POST',
  path: '/api/v1/validar-token',
  summary: 'Dice si el token sigue siendo válido',
  access: 'signedIn',
  pendingKey: true,
  body: z.object({ token: requiredText('El token es requerido', 500) }),
  response: envelope(),
  errors: { other: server('La sesión no es válida. Por favor, inicie sesión nuevamente.') },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Revoca el token en el servidor',
  access: 'signedIn',
  pendingKey: true,
  extension: true,
  response: envelope(),
  errors: { other: server('Error al cerrar la sesión') },
});
