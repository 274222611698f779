import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { contractVersion } from '../docs/contract-version.ts';
import { askDatabase } from './ask-database.ts';

/** Mounts the health check, which names the contract's version as `/api/docs` does: a server that cannot reach its database is not healthy. */
export function mountSistema(app: FastifyInstance, { db }: Services): void {
  const ask = askDatabase(db);
  mount(app, contract.sistema.health, async () => {
    try {
      await ask();
    } catch (cause) {
      throw new HttpProblem(503, 'La base de datos no responde', undefined, { cause });
    }
    return { message: 'El servidor funciona', version: contractVersion };
  });
}
