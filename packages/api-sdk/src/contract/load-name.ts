import { FILE_PERIOD_TYPES } from './file-rules.ts';
import { loadName, MONTH_NAMES } from './months.ts';

/** What the name of a load says. */
export interface NombreLeido {
  readonly tipo: (typeof FILE_PERIOD_TYPES)[number];
  /** 1-12. */
  readonly mes: number;
  readonly anio: number;
}

export const WRONG_LOAD_NAME =
  'El nombre de la carga no es válido: debe ser el tipo (SOP o CUR), las tres primeras letras del mes, un guion y el año, como SOPOct-2025.';

/** Reads the name of a load, to the letter as `loadName` makes it; undefined when it is none. */
export function readLoadName(nombre: string): NombreLeido | undefined {
  const year = /-((?:19|20|21)\d\d)$/.exec(nombre)?.[1];
  if (year === undefined) return undefined;
  const anio = Number(year);
  for (const tipo of FILE_PERIOD_TYPES) {
    const mes = MONTH_NAMES.findIndex((_, index) => loadName(tipo, index + 1, anio) === nombre) + 1;
    if (mes > 0) return { tipo, mes, anio };
  }
  return undefined;
}
