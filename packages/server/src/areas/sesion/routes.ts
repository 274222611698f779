import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { callerAddress } from '../../keys/address.ts';
import { evenDeparture } from '../../keys/even-departure.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { GESTURE_MS, pruneGestures } from '../cambios/prune.ts';
import { rememberAddress } from './known-addresses.ts';
import { signIn } from './sign-in.ts';

const WRONG = 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.';

/** Mounts sign-in, the check of a stored token, and sign-out. */
export function mountSesion(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;

  mount(app, contract.sesion.login, async ({ body, request }) => {
    const evenly = evenDeparture();
    const address = callerAddress(request.ip);
    const user = await signIn(services, body, { address, hasLeft: () => request.raw.socket.destroyed });
    const token = user && (await sessions.open(user));
    if (!user || token === undefined) {
      await evenly();
      throw new HttpProblem(401, WRONG);
    }
    const { usuarioID, nombreUsuario, tipoUsuario, debeCambiarClave } = user;
    await rememberAddress(db, { usuarioID, address, at: now() });
    await pruneGestures(db, new Date(now().getTime() - GESTURE_MS));
    const data = { usuarioID, nombreUsuario, tipoUsuario, token, debeCambiarClave };
    return { message: 'Sesión iniciada', data };
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
