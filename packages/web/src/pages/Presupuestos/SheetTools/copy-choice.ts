import { type CopyMemory, type CopyOptions, type Field, isPorcentaje } from '@presupuesto/machines';
import { formatDecimal } from '../../../format/numbers.ts';
import { readPercent } from './percent.ts';

/** What can be copied: its figures, and which months have none of them. */
export const WHAT = {
  both: { label: 'Volumen y precio', fields: ['volumenTon', 'precio'], into: 'Solo los meses vacíos' },
  volumenTon: { label: 'Solo el volumen', fields: ['volumenTon'], into: 'Solo los meses sin volumen' },
  precio: { label: 'Solo el precio', fields: ['precio'], into: 'Solo los meses sin precio' },
} as const satisfies Record<string, { label: string; fields: readonly Field[]; into: string }>;

/** What somebody chooses of a copy. */
export interface CopyChoice {
  readonly what: keyof typeof WHAT;
  /** Percentages as they are typed. */
  readonly texts: Readonly<Record<Field, string>>;
  readonly onlyEmpty: boolean;
  /** Null until it is chosen: the year that the reference has. */
  readonly yearBefore: boolean | null;
}

/** As it was chosen last time. */
export function choiceOf({ fields, porcentajes, onlyEmpty }: CopyMemory): CopyChoice {
  return {
    what: fields.length > 1 ? 'both' : (fields[0] ?? 'both'),
    texts: {
      volumenTon: formatDecimal(porcentajes.volumenTon),
      precio: formatDecimal(porcentajes.precio),
    },
    onlyEmpty,
    yearBefore: null,
  };
}

/** What is chosen, where it stands for a copy; without a choice of the year, of the one that the reference has. */
export function optionsOf(choice: CopyChoice, ofAnotherYear: boolean): CopyOptions {
  const { what, texts, onlyEmpty, yearBefore } = choice;
  return {
    fields: WHAT[what].fields,
    porcentajes: { volumenTon: readPercent(texts.volumenTon) ?? 0, precio: readPercent(texts.precio) ?? 0 },
    onlyEmpty,
    yearBefore: yearBefore ?? ofAnotherYear,
  };
}

/** Whether the percentages of what is copied can be read. */
export function isSaid({ what, texts }: CopyChoice): boolean {
  return WHAT[what].fields.every((field) => isPercent(texts[field]));
}

export function isPercent(text: string): boolean {
  return isPorcentaje(readPercent(text) ?? null);
}
