import type { contract } from '../../contract/contract.ts';
import type { ExamplesOf } from './example.ts';

const token = 'q0tKd2b8Vn3yHc5Jw1Zr6Xs9Lm4Pf7Ga';

export const sesion: ExamplesOf<typeof contract.sesion> = {
  login: {
    body: { nombreUsuario: 'lucia.marin', clave: 'Envases-2026!' },
    answer: {
      status: 200,
      message: 'Sesión iniciada',
      data: {
        usuarioID: 12,
        nombreUsuario: 'lucia.marin',
        tipoUsuario: 'VENDEDOR',
        token,
        debeCambiarClave: false,
      },
    },
  },
  validarToken: { body: { token }, answer: { status: 200, message: 'La sesión es válida' } },
  logout: { answer: { status: 200, message: 'Sesión cerrada' } },
};

export const claves: ExamplesOf<typeof contract.claves> = {
  cambiarClave: {
    body: { claveActual: 'Envases-2026!', claveNueva: 'Hojalata-2027#' },
    answer: { status: 200, message: 'Contraseña cambiada correctamente.' },
  },
  reestablecerClave: {
    body: { nombreUsuario: 'lucia.marin' },
    answer: {
      status: 200,
      message: 'Se ha enviado un correo electrónico con las instrucciones para reestablecer su contraseña.',
      data: { enviado: true },
    },
  },
  cambiarContrasenaUsuario: {
    body: { usuario: 'lucia.marin', clave: 'temporal-1' },
    answer: {
      status: 200,
      message: 'Clave restablecida correctamente. El usuario deberá cambiarla al iniciar sesión.',
    },
  },
};

export const sistema: ExamplesOf<typeof contract.sistema> = {
  health: { answer: { status: 200, message: 'El servidor funciona', version: '1.0.0' } },
};
