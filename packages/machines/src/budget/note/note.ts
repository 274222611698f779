import { guardarNotaPar, guardarNotaVenta } from '@presupuesto/api-sdk/contract';
import { type Request, request } from '../../request.ts';

/** What a note is written on: a month, or a pair in its period. */
export type NoteTarget =
  | { readonly kind: 'mes'; readonly ventaID: number }
  | { readonly kind: 'par'; readonly clienteProductoPeriodoID: number };

/** A note that the server has: blank where it was removed. */
export interface KeptNote {
  readonly target: NoteTarget;
  readonly texto: string;
}

export function noteKey(target: NoteTarget): string {
  return target.kind === 'mes' ? `mes:${target.ventaID}` : `par:${target.clienteProductoPeriodoID}`;
}

/** The call that saves a note, or removes it where its text is blank. */
export function saving({ target, texto }: KeptNote): Request {
  const body = { texto };
  if (target.kind === 'mes') return request(guardarNotaVenta, { params: { ventaID: target.ventaID }, body });
  const { clienteProductoPeriodoID } = target;
  return request(guardarNotaPar, { params: { clienteProductoPeriodoID }, body });
}

/** Notes that are begun and not saved, by `noteKey`. */
export type NoteDrafts = Readonly<Record<string, string>>;

/** Whether something that was kept are such drafts: it may be of an older version. */
export function isNoteDrafts(kept: unknown): kept is NoteDrafts {
  return (
    typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string')
  );
}
