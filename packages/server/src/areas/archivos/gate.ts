import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { HttpProblem } from '../../http-problem.ts';

/** Longest wait at a closed gate: past it the request is answered 503. */
const maxWaitMs = 60_000;

/**
 * Lets many shared works go at a time, or one exclusive one. Whoever comes after an exclusive work waits for
 * it; it waits for those that came before.
 */
export class Gate {
  private shared = 0;
  private drained: (() => void) | undefined;
  private closed: Promise<void> | undefined;

  async enter<T>(work: () => Promise<T> | T): Promise<T> {
    while (this.closed) await openedInTime(this.closed);
    this.shared += 1;
    try {
      return await work();
    } finally {
      this.shared -= 1;
      if (this.shared === 0) this.drained?.();
    }
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed;
    const { promise, open } = openLater();
    this.closed = promise;
    try {
      if (this.shared > 0) {
        await new Promise<void>((resolve) => {
          this.drained = resolve;
        });
      }
      return await work();
    } finally {
      this.closed = undefined;
      this.drained = undefined;
      open();
    }
  }
}

function openLater(): { promise: Promise<void>; open: () => void } {
  let open = (): void => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

async function openedInTime(opened: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const message = 'Se está guardando un archivo de ventas. Por favor, intente de nuevo en unos minutos.';
    timer = setTimeout(() => reject(new HttpProblem(503, message)), maxWaitMs);
  });
  await Promise.race([opened, tooLong]).finally(() => clearTimeout(timer));
}

const { archivos, eventos, sesion, sistema, ventas } = contract;

/**
 * What goes on while a load is being written step by step: what neither shows figures nor changes anything
 * that a load depends on. Saving a cell touches one figure, which comes before the load or after it.
 */
const ungated = new Set<unknown>([
  ventas.guardarVolumen,
  ventas.guardarPrecio,
  // Its file may be long on its way: what it reads of the database goes through the gate by itself.
  ventas.compararLibro,
  sesion.login,
  sesion.validarToken,
  sesion.logout,
  sistema.health,
  eventos.escucharEventos,
  archivos.cargarArchivo,
  archivos.comprobarArchivo,
  archivos.progresoCarga,
]);

/**
 * Has every other call that is mounted from now on go through a gate, so that nobody sees a load half
 * written. PostgreSQL shows a transaction whole by itself: nothing goes through the gate there.
 */
export function addGate(app: FastifyInstance, db: Db): Gate {
  const gate = new Gate();
  if (!hasSingleSession(db)) return gate;
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined || ungated.has(endpoint)) return;
    const { handler } = route;
    route.handler = function handleInGate(request, reply) {
      return gate.enter(() => handler.call(this, request, reply));
    };
  });
  return gate;
}
