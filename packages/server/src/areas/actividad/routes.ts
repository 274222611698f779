import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { userOfName } from '../shared/user-of-name.ts';
import { newestAudited } from './audited.ts';
import { nounsOf } from './classes.ts';
import { below, cursorText, placeOf } from './cursor.ts';
import { type Entry, newestFigures } from './figures.ts';
import { newestGestures } from './gestures.ts';

/** Mounts what happened: changed figures and audited changes together, newest first. */
export function mountActividad(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.actividad.listarActividad, async ({ query }) => {
    const { cursor, pageSize, clase, usuario, agrupar, grupo, ...asked } = query;
    const after = cursor === undefined ? undefined : placeOf(cursor, 'cursor');
    const group = grupo === undefined ? undefined : placeOf(grupo, 'grupo');
    const usuarioID = usuario ? await userOfName(db, usuario) : undefined;
    if (usuarioID === null) return { data: [], siguiente: null };
    const filter = { ...asked, usuarioID };
    const limit = pageSize + 1;
    const findFigures = () =>
      agrupar && !group
        ? newestGestures(db, filter, { limit, after })
        : newestFigures(db, { ...filter, before: after && below(after, 'cambio') }, { limit, group });
    const findAudited = () =>
      newestAudited(
        db,
        { ...filter, nouns: clase && nounsOf(clase), before: after && below(after, 'auditoria') },
        limit,
      );
    const [figures, audited] = await Promise.all([
      clase === undefined || clase === 'cifras' ? findFigures() : [],
      clase === 'cifras' || group ? [] : findAudited(),
    ]);
    const shown = merge(figures, audited).slice(0, pageSize);
    const last = shown.at(-1);
    const isMore = figures.length + audited.length > shown.length;
    return {
      data: shown.map((entry) => entry.shown),
      siguiente: isMore && last ? cursorText(last.place) : null,
    };
  });
}

/** Two lists that are newest first as one; figures first at the same moment. */
function merge(figures: readonly Entry[], audited: readonly Entry[]): Entry[] {
  const all = [...figures, ...audited];
  // The sort is stable.
  return all.sort((one, other) => Number(other.place.micros) - Number(one.place.micros));
}
