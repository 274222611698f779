import {
  CambioClave,
  contract,
  firstProblem,
  KEY_RESET_DONE,
  RECOVERY_SENT,
} from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { hashKey, verifyKey } from '../../keys/keys.ts';
import { Limiter } from '../../keys/limiter.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { findUser, replaceKey, requestRecovery } from './repo.ts';
import { resetKey } from './reset.ts';
import { recoveryWindowMs, TOO_MANY_RECOVERIES } from './rules.ts';
import { sendRecovery } from './send-recovery.ts';

const WRONG_KEY = 'La contraseña actual es incorrecta.';

/** An office shares an address; past this somebody is trying names. */
const maxRequestsPerCaller = 100;

/** Mounts the change of the own key, its recovery by mail, and an administrator's reset. */
export function mountClaves(app: FastifyInstance, services: Services): void {
  const { db, now, sessions, throttle } = services;
  const callers = new Limiter({ max: maxRequestsPerCaller, windowMs: recoveryWindowMs, now });
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  mount(app, contract.claves.cambiarClave, async ({ body, user, request }) => {
    const { claveActual, claveNueva } = body;
    const problem = firstProblem(CambioClave, { claveActual, claveNueva, confirmacion: claveNueva });
    if (problem) throw new HttpProblem(400, problem.message);
    const stored = await findUser(db, user.usuarioID);
    const mayTry = throttle.attempt(user.nombreUsuario, request.ip);
    if (!stored || !mayTry || !(await verifyKey(stored.claveHash, claveActual))) {
      throw new HttpProblem(401, WRONG_KEY);
    }
    throttle.succeeded(user.nombreUsuario, request.ip);
    const isReplaced = await replaceKey(db, stored, await hashKey(claveNueva), now());
    if (!isReplaced) throw new HttpProblem(401, WRONG_KEY);
    await sessions.revokeAllOf(user.usuarioID, request.caller && { except: request.caller.token });
    return { message: 'Contraseña cambiada correctamente.' };
  });

  mount(app, contract.claves.reestablecerClave, async ({ body, request }) => {
    if (!callers.take(request.ip)) throw new HttpProblem(400, TOO_MANY_RECOVERIES);
    const requested = await requestRecovery(db, body.nombreUsuario, now());
    if (requested.kind === 'unknown') {
      throw new HttpProblem(404, 'Usuario no encontrado. Por favor, verifica el nombre de usuario.');
    }
    if (requested.kind === 'tooMany') throw new HttpProblem(400, TOO_MANY_RECOVERIES);
    // Key and mail are made after the answer: it must not tell by its time whether the name exists.
    const sending = sendRecovery(services, requested.user)
      .catch((error: unknown) => request.log.error({ err: error }, 'recovery.failed'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    return { message: RECOVERY_SENT, data: { enviado: true } };
  });

  mount(app, contract.claves.cambiarContrasenaUsuario, async ({ body, user }) => {
    await resetKey(services, user.usuarioID, body);
    return { message: KEY_RESET_DONE };
  });
}
