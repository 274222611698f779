import {
  CambioClave,
  contract,
  firstProblem,
  KEY_RESET_DONE,
  RECOVERY_SENT,
} from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { callerAddress } from '../../keys/address.ts';
import { evenDeparture } from '../../keys/even-departure.ts';
import { hashKey, verifyOwnKey } from '../../keys/keys.ts';
import { createLimits } from '../../keys/limits.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { findUser, replaceKey, requestRecovery } from './repo.ts';
import { resetKey } from './reset.ts';
import { recoveryWindowMs, TOO_MANY_RECOVERIES } from './rules.ts';
import { sendRecovery } from './send-recovery.ts';

const WRONG_KEY = 'La contraseña actual es incorrecta.';

/** An office shares an address; past this only who has signed in there lately may ask from it. */
const maxRequestsPerCaller = 100;

/** Changes of the own key that one user may get wrong in a quarter of an hour, whoever holds the session. */
const maxWrongChanges = 10;
const wrongChangesWindowMs = 15 * 60_000;

/** Mounts the change of the own key, its recovery by mail, and an administrator's reset. */
export function mountClaves(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;
  const recoveries = createLimits(db, now, recoveryWindowMs);
  const changes = createLimits(db, now, wrongChangesWindowMs);
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  // Not counted together with sign-ins: who guesses at a name must not keep its owner from changing the key.
  mount(app, contract.claves.cambiarClave, async ({ body, user, request }) => {
    const { claveActual, claveNueva } = body;
    const problem = firstProblem(CambioClave, { claveActual, claveNueva, confirmacion: claveNueva });
    if (problem) throw new HttpProblem(400, problem.message);
    const stored = await findUser(db, user.usuarioID);
    const changer = `cambio ${user.usuarioID}`;
    const counted = await changes.take([{ key: changer, max: maxWrongChanges, decides: true }]);
    if (!stored || !counted) throw new HttpProblem(401, WRONG_KEY);
    const isRight = await verifyOwnKey(stored.claveHash, claveActual).catch(async (error: unknown) => {
      await counted.takeBack().catch(() => {});
      throw error;
    });
    if (!isRight) throw new HttpProblem(401, WRONG_KEY);
    await counted.takeBack(changer);
    const isReplaced = await replaceKey(db, stored, await hashKey(claveNueva), now());
    if (!isReplaced) throw new HttpProblem(401, WRONG_KEY);
    await sessions.revokeAllOf(user.usuarioID, request.caller && { except: request.caller.token });
    return { message: 'Contraseña cambiada correctamente.' };
  });

  mount(app, contract.claves.reestablecerClave, async ({ body, request }) => {
    const evenly = evenDeparture();
    const address = callerAddress(request.ip);
    const caller = { key: `recuperacion ${address}`, max: maxRequestsPerCaller, decides: true };
    const requested = await requestRecovery(db, {
      nombreUsuario: body.nombreUsuario,
      address,
      isBusyAddress: (await recoveries.take([caller])) === undefined,
      at: now(),
    });
    if (requested.kind !== 'granted') await evenly();
    if (requested.kind === 'unknown') {
      throw new HttpProblem(404, 'Usuario no encontrado. Por favor, verifica el nombre de usuario.');
    }
    if (requested.kind === 'tooMany') throw new HttpProblem(400, TOO_MANY_RECOVERIES);
    const sending = sendRecovery(services, requested.user)
      .catch((error: unknown) => request.log.error({ err: error }, 'recovery.failed'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    await evenly();
    return { message: RECOVERY_SENT, data: { enviado: true } };
  });

  mount(app, contract.claves.cambiarContrasenaUsuario, async ({ body, user }) => {
    await resetKey(services, user.usuarioID, body);
    return { message: KEY_RESET_DONE };
  });
}
