import type { EndpointAnswer } from '../../contract/endpoint.ts';
import { health } from '../../contract/sistema.ts';
import { type Answer, answering, type Call } from '../answering.ts';
import { Area } from '../area.ts';
import type { CallOptions } from '../options.ts';

/** The state of a server. */
export interface Health extends Answer {
  readonly version: string;
}

/** For whoever operates the server. */
export class SistemaArea extends Area {
  /**
   * The server's state and version; status 503 while it cannot reach its database.
   *
   * @throws ApiError always with 'El servidor no está disponible'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/health` (no session)
   */
  readHealth(options?: CallOptions): Call<Health, Health> {
    const promise = this.ask<typeof health, EndpointAnswer<typeof health>>(health, {}, options);
    return answering(
      health,
      promise.then((answer) => ({ ...answer, message: answer.message ?? '' })),
      (answer) => answer,
    );
  }
}
