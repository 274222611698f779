import { FILE_PERIOD_TYPES, loadName, MONTH_NAMES } from '@presupuesto/api-sdk/contract';
import { HttpProblem } from '../../http-problem.ts';

/** What a load's name says (decisions §7): `SOPOct-2025` is October 2025 of the period `SOP10-2025`. */
export interface NamedLoad {
  nombre: string;
  tipo: (typeof FILE_PERIOD_TYPES)[number];
  anio: number;
  mes: number;
  periodoID: string;
}

const wrongName =
  'El nombre de la carga no es válido: debe ser el tipo (SOP o CUR), las tres primeras letras del mes, un guion y el año, como SOPOct-2025.';

/** Reads the name of a load, to the letter as the screen makes it. @throws HttpProblem 400 */
export function parseLoadName(nombre: string): NamedLoad {
  const year = /-((?:19|20|21)\d\d)$/.exec(nombre)?.[1];
  const anio = Number(year);
  for (const tipo of FILE_PERIOD_TYPES) {
    const mes = MONTH_NAMES.findIndex((_, index) => loadName(tipo, index + 1, anio) === nombre) + 1;
    if (year !== undefined && mes > 0)
      return { nombre, tipo, anio, mes, periodoID: periodOf(tipo, anio, mes) };
  }
  throw new HttpProblem(400, wrongName);
}

/** Actual sales have one period a year; a plan has one for the month that it starts in. */
function periodOf(tipo: NamedLoad['tipo'], anio: number, mes: number): string {
  return tipo === 'CUR' ? `CUR-${anio}` : `SOP${String(mes).padStart(2, '0')}-${anio}`;
}
