import { ConflictoNota, guardarNotaPar, guardarNotaVenta, type Nota } from '@presupuesto/api-sdk/contract';
import { failureData, failureStatus } from '../../failure.ts';
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

/** A note as it is on the server; null where there is none. */
export interface ShownNote {
  readonly target: NoteTarget;
  readonly nota: Nota | null;
}

/** A note that is being written, or is to be removed where its text is blank. */
export interface NoteDraft {
  readonly texto: string;
  /** What the note said when it was begun, blank for none; unknown of drafts that an older version has kept. */
  readonly visto?: string | undefined;
}

/** A draft on its way. */
export interface SentNote extends NoteDraft {
  readonly target: NoteTarget;
}

/** The call that saves a note, or removes it where its text is blank. */
export function saving({ target, texto, visto }: SentNote): Request {
  const body = { texto, visto };
  if (target.kind === 'mes') return request(guardarNotaVenta, { params: { ventaID: target.ventaID }, body });
  const { clienteProductoPeriodoID } = target;
  return request(guardarNotaPar, { params: { clienteProductoPeriodoID }, body });
}

/** What the note says that a save met instead of the one that was seen; undefined when the save failed for another reason. */
export function metNote(error: unknown): Nota | null | undefined {
  if (failureStatus(error) !== 409) return undefined;
  const { data } = ConflictoNota.safeParse(failureData(error));
  if (!data) return undefined;
  return data.actual === '' ? null : { texto: data.actual, usuario: data.usuario, fecha: data.fecha ?? '' };
}

/** Notes that are begun and not saved, by `noteKey`. */
export type NoteDrafts = Readonly<Record<string, NoteDraft>>;

/** Such drafts as the device has kept them; an older version kept their texts alone. What is none is left out. */
export function keptDrafts(kept: unknown): NoteDrafts {
  const drafts: Record<string, NoteDraft> = {};
  for (const [key, draft] of Object.entries(kept ?? {})) {
    const { texto, visto } = typeof draft === 'string' ? { texto: draft } : Object(draft);
    if (typeof texto === 'string')
      drafts[key] = { texto, visto: typeof visto === 'string' ? visto : undefined };
  }
  return drafts;
}
