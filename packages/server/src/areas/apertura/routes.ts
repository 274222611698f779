import { contract, openedText } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { openPeriod } from './open.ts';

/** Mounts the opening of a period from another. */
export function mountApertura(app: FastifyInstance, { db, now }: Services): void {
  const by = authorship(now);

  mount(app, contract.apertura.abrirPeriodo, async ({ body, user }) => ({
    data: await openPeriod(db, by(user), body),
    message: openedText(body),
  }));
}
