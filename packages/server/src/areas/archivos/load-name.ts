import { type NombreLeido, readLoadName, WRONG_LOAD_NAME } from '@presupuesto/api-sdk/contract';
import { HttpProblem } from '../../http-problem.ts';

/** What a load's name says (decisions §7): `SOPOct-2025` is October 2025 of the period `SOP10-2025`. */
export interface NamedLoad extends NombreLeido {
  readonly nombre: string;
  readonly periodoID: string;
}

/** Reads the name of a load, to the letter as the screen makes it. @throws HttpProblem 400 */
export function parseLoadName(nombre: string): NamedLoad {
  const read = readLoadName(nombre);
  if (!read) throw new HttpProblem(400, WRONG_LOAD_NAME);
  return { nombre, ...read, periodoID: periodOf(read) };
}

/** Actual sales have one period a year; a plan has one for the month that it starts in. */
function periodOf({ tipo, anio, mes }: NombreLeido): string {
  return tipo === 'CUR' ? `CUR-${anio}` : `SOP${String(mes).padStart(2, '0')}-${anio}`;
}
