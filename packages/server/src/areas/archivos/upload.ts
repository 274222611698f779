import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyRequest } from 'fastify';
import { accept } from '../../accept.ts';
import { HttpProblem } from '../../http-problem.ts';
import { withReceivedUpload, workbookRules } from '../../plugins/received-upload.ts';
import { type NamedLoad, parseLoadName } from './load-name.ts';
import type { LoadFolder } from './plan/load-folder.ts';

/** A sales file as it was sent. */
export interface SalesUpload {
  /** The file, for as long as the work on it goes on. */
  path: string;
  /** Its own name, for people. */
  fileName: string;
  load: NamedLoad;
  /** Whether its pairs also enter the other open budgets. */
  asignarEnAbiertos: boolean;
  /** Aborted when the caller hangs up. */
  signal: AbortSignal;
}

const form = contract.archivos.cargarArchivo.form.shape;
const rules = workbookRules(['nombre', 'asignarEnAbiertos']);

/** Takes the form of a load, and removes its file after `work`. @throws HttpProblem 400 */
export function withUpload<T>(
  request: FastifyRequest,
  folder: LoadFolder,
  work: (upload: SalesUpload) => Promise<T>,
): Promise<T> {
  const place = { path: folder.newUpload(), rules, cancelled: 'La carga se ha cancelado.' };
  return withReceivedUpload(request, place, async ({ path, fileName, fields, signal }) => {
    const load = parseLoadName(accept(form.nombre, fields.get('nombre')));
    const asignarEnAbiertos = isAsked(fields.get('asignarEnAbiertos'));
    return work({ path, fileName: printable(fileName), load, asignarEnAbiertos, signal });
  });
}

/** @throws HttpProblem 400: what is neither may have been meant as a yes */
function isAsked(value = 'false'): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new HttpProblem(400, 'El campo asignarEnAbiertos debe ser true o false');
}

/** A name that the database and a log can hold. */
function printable(fileName: string): string {
  return fileName.replaceAll(/\p{C}/gu, '').slice(0, 200);
}
