import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { signIn } from './sign-in.ts';

const WRONG = 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.';

/** Mounts sign-in, the check of a stored token, and sign-out. */
export function mountSesion(app: FastifyInstance, services: Services): void {
  const { sessions } = services;

  mount(app, contract.sesion.login, async ({ body, request }) => {
    const user = await signIn(services, body, request.ip);
    if (!user) throw new HttpProblem(401, WRONG);
    const token = await sessions.open(user);
    if (token === undefined) throw new HttpProblem(401, WRONG);
    const { nombreUsuario, tipoUsuario, debeCambiarClave } = user;
    return { message: 'Sesión iniciada', data: { nombreUsuario, tipoUsuario, token, debeCambiarClave } };
  });

  mount(app, contract.sesion.validarToken, async ({ body }) => {
    const user = await sessions.find(body.token);
    if (!user) throw new HttpProblem(401, 'La sesión no es válida. Por favor, inicie sesión nuevamente.');
    return { message: 'La sesión es válida' };
  });

  mount(app, contract.sesion.logout, async ({ request }) => {
    if (request.caller) await sessions.revoke(request.caller.token);
    return { message: 'Sesión cerrada' };
  });
}
