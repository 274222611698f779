import { type Evento, listarCambios, listarCambiosVenta } from '@presupuesto/api-sdk/contract';
import { type Answer, dataOf, type Request, request } from '../../request.ts';
import { required } from '../../required.ts';
import type { ChangesContext, ListedChange } from './changes.types.ts';

/** Changes since a moment that are asked for at a time. */
const PAGE = 100;

/** Changes of a subject, newest first, and how many there are in all. */
export interface Listed {
  readonly cambios: readonly ListedChange[];
  readonly total: number;
}

/** The call that lists the subject's changes, or those that follow what is there. */
export function listing({ subject, cambios }: ChangesContext, more = false): Request<ListedChange[]> {
  const of = required(subject);
  if (of.kind === 'mes') return request(listarCambiosVenta, { params: { ventaID: of.ventaID } });
  const pageNumber = more ? Math.floor(cambios.length / PAGE) : 0;
  const { periodoID, fecha } = of;
  return request(listarCambios, { query: { periodoID, desde: fecha, pageNumber, pageSize: PAGE } });
}

export function listedIn(asked: Request<ListedChange[]>, answer: Answer): Listed {
  const cambios = dataOf(asked, answer) ?? [];
  return { cambios, total: answer.rows ?? cambios.length };
}

/** What was read again, before what was there beyond it: nobody who reads further down loses their place. */
export function renewed(known: readonly ListedChange[], { cambios, total }: Listed): Listed {
  const fresh = new Set(cambios.map(({ cambioID }) => cambioID));
  const beyond = known.filter(({ cambioID }) => !fresh.has(cambioID));
  // Between a page of news alone and what is known there may be others.
  const isWhole = cambios.length >= total || beyond.length === known.length;
  return { total, cambios: isWhole ? cambios : [...cambios, ...beyond] };
}

/** Whether what has happened in the shown period may be in the list. */
export function isListedNews({ subject }: Pick<ChangesContext, 'subject'>, evento: Evento): boolean {
  if (evento.tipo !== 'cifra') return evento.tipo === 'archivo' || evento.tipo === 'perdido';
  return subject?.kind === 'desde' || subject?.ventaID === evento.ventaID;
}
