import type { Evento } from '@presupuesto/api-sdk/contract';
import type { SessionUser } from '../../sessions/session-user.ts';
import { type Cursor, eventID } from './cursor.ts';
import type { News } from './news.ts';

/** Most figures sent one by one; of more, only whose period they are in: it is to be read again. */
const MAX_FIGURES = 2000;

type Listening = Pick<SessionUser, 'tipoUsuario' | 'vendedorID'>;

/** Listeners of one kind get the same events. */
export const kindOf = ({ tipoUsuario, vendedorID }: Listening): string =>
  tipoUsuario === 'ADMINISTRADOR' ? 'todos' : `${vendedorID}`;

/** The events that a listener gets: an administrator all, a seller their own and what is everybody's, as far as it is shown. */
export function eventsFor(listener: Listening, news: readonly News[]): Evento[] {
  const isAdministrator = listener.tipoUsuario === 'ADMINISTRADOR';
  const isFor = ({ vendedorID, isVisible }: News) =>
    isAdministrator || (isVisible && (vendedorID === null || vendedorID === listener.vendedorID));
  return fewer(news.filter(isFor).map(({ event }) => event));
}

function fewer(events: Evento[]): Evento[] {
  const figures = events.filter((event) => event.tipo === 'cifra');
  if (figures.length <= MAX_FIGURES) return events;
  const periods = new Set(figures.map(({ periodoID }) => periodoID));
  return [
    ...events.filter(({ tipo }) => tipo !== 'cifra'),
    ...[...periods].map((periodoID) => ({ tipo: 'archivo', periodoID }) as const),
  ];
}

/** Events on the wire. Only the last one has the new cursor: who is cut off before it gets all of them again. */
export function onWire(events: readonly Evento[], from: Cursor, to: Cursor): Buffer {
  const last = events.length - 1;
  const texts = events.map(
    (event, at) => `id: ${eventID(at === last ? to : from)}\ndata: ${JSON.stringify(event)}\n\n`,
  );
  return Buffer.from(texts.join(''));
}

/** What shows that a stream lives, and moves its cursor on. */
export const heartbeat = (at: Cursor): Buffer => Buffer.from(`: \nid: ${eventID(at)}\n\n`);
