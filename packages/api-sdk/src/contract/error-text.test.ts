import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { errorText, refusalText } from './error-text.ts';

const { archivos, sesion, claves, presupuestos, ventas, clientes, periodos, dashboard } = contract;
const INVALID = 'Datos inválidos. Por favor, verifica la información.';
const SERVER_DOWN = 'Error del servidor. Por favor, intente más tarde.';
const OFFLINE = 'Error de conexión. Por favor, verifica tu conexión a internet.';
const FORBIDDEN = 'No tienes permisos para realizar esta acción.';

describe('the text of a failed call', () => {
  it.each<[string, Endpoint, number | 'network' | 'contract', string | undefined, string]>([
    [
      'a wrong key',
      sesion.login,
      401,
      'no',
      'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
    ],
    ['a sign-in that the server cannot take', sesion.login, 503, undefined, SERVER_DOWN],
    ['a sign-in without network', sesion.login, 'network', undefined, OFFLINE],
    [
      'a sign-in answered with nonsense',
      sesion.login,
      'contract',
      undefined,
      'Error inesperado. Por favor, intente nuevamente.',
    ],
    [
      'a recovery of an unknown user',
      claves.reestablecerClave,
      404,
      undefined,
      'Usuario no encontrado. Por favor, verifica el nombre de usuario.',
    ],
    ['a recovery without network', claves.reestablecerClave, 'network', undefined, OFFLINE],
    ['a wrong current key', claves.cambiarClave, 401, undefined, 'La contraseña actual es incorrecta.'],
    [
      'a change of key without network',
      claves.cambiarClave,
      'network',
      undefined,
      'Error de conexión. Por favor, verifique su conexión a internet.',
    ],
    ['a change of key that the server cannot take', claves.cambiarClave, 500, undefined, SERVER_DOWN],
    [
      'an approval on a server without it',
      presupuestos.aprobarPresupuesto,
      404,
      undefined,
      'El servicio de aprobación de presupuestos no está disponible. Por favor, contacte al administrador.',
    ],
    [
      'an approval after the session ended',
      presupuestos.aprobarPresupuesto,
      401,
      undefined,
      'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.',
    ],
    [
      'an approval by an administrator',
      presupuestos.aprobarPresupuesto,
      403,
      'x',
      'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.',
    ],
    [
      'an approval that failed with a reason',
      presupuestos.aprobarPresupuesto,
      500,
      'Sin espacio',
      'Sin espacio',
    ],
    ['an approval that failed without one', presupuestos.aprobarPresupuesto, 500, ' ', 'Error desconocido'],
    ['a call that is not allowed', ventas.guardarVolumen, 403, 'x', FORBIDDEN],
    ['a list that did not load', clientes.listarClientes, 500, 'x', 'Error al cargar la lista de clientes'],
    [
      'a sales file that a proxy does not take',
      archivos.cargarArchivo,
      413,
      undefined,
      'El archivo es demasiado grande para este servidor. Avise a quien lo administra.',
    ],
    [
      'a workbook that a proxy does not take',
      ventas.compararLibro,
      413,
      undefined,
      'El archivo es demasiado grande para este servidor. Avise a quien lo administra.',
    ],
    [
      'a file that the server does not take, with its reason',
      archivos.cargarArchivo,
      413,
      'Máximo 1 MB',
      'Máximo 1 MB',
    ],
    [
      'a toggle that failed without a reason',
      periodos.cambiarVisible,
      500,
      undefined,
      'Error al actualizar la visibilidad del período. Por favor, intente nuevamente.',
    ],
    [
      'a dashboard that did not load',
      dashboard.dashboard,
      'network',
      undefined,
      'Error al cargar el dashboard. Por favor, intente nuevamente.',
    ],
  ])('is the catalogue’s for %s', (_, endpoint, what, serverMessage, text) => {
    const failure =
      typeof what === 'number'
        ? { kind: 'http' as const, status: what, serverMessage }
        : { kind: what, serverMessage };
    expect(errorText(endpoint.errors, failure)).toBe(text);
  });
});

describe('the text of an answer that refuses', () => {
  it.each<[string, Endpoint, { status: number; message: string }, string]>([
    ['a sign-in with invalid data', sesion.login, { status: 400, message: 'x' }, INVALID],
    [
      'a recovery refused with a reason',
      claves.reestablecerClave,
      { status: 400, message: 'Demasiadas solicitudes' },
      'Demasiadas solicitudes',
    ],
    ['a recovery refused without one', claves.reestablecerClave, { status: 400, message: '' }, INVALID],
    [
      'a recovery that brought nothing',
      claves.reestablecerClave,
      { status: 200, message: '' },
      'Error al procesar la solicitud.',
    ],
    [
      'a change of key refused without a reason',
      claves.cambiarClave,
      { status: 409, message: '' },
      'Error al cambiar la contraseña. Por favor, intente nuevamente.',
    ],
    [
      'an approval refused with a reason',
      presupuestos.aprobarPresupuesto,
      { status: 400, message: 'El período está cerrado' },
      'El período está cerrado',
    ],
    [
      'a dashboard refused',
      dashboard.dashboard,
      { status: 202, message: 'x' },
      'Error al cargar el dashboard',
    ],
  ])('is the catalogue’s for %s', (_, endpoint, answer, text) => {
    expect(refusalText(endpoint.errors, answer)).toBe(text);
  });
});
