import * as z from 'zod';

/**
 * Of ours beyond the specification: a change that only counts if nobody else has changed the record since it was read. `visto`
 * is the `version` that came with it. Without `visto` the call means what the specification says.
 */
export const Condicion = z.object({
  visto: z.string().max(64, { error: 'visto no es una versión válida' }).optional(),
});

/** The version of a record as a row carries it; a server without conditional changes gives none. */
export const version = z.string().nullish();

/** What a refused condition (409) answers in `data`: the record as it stands now, and who left it so. */
export const Conflicto = z.looseObject({
  actual: z.looseObject({}),
  /** The user's name; absent when nobody knows. */
  usuario: z.string().nullish(),
  /** ISO 8601. */
  fecha: z.string().nullish(),
});
export type Conflicto = z.output<typeof Conflicto>;

/** The same of a month's figure, of which `visto` is the one that its author saw. */
export const ConflictoCifra = Conflicto.extend({ actual: z.number() });
export type ConflictoCifra = z.output<typeof ConflictoCifra>;

/** The same of a note, of which `visto` is the text that its author saw: what it says now, blank where it was taken away. */
export const ConflictoNota = Conflicto.extend({ actual: z.string() });
export type ConflictoNota = z.output<typeof ConflictoNota>;
