import { rm } from 'node:fs/promises';
import { contract, hasWorkbookExtension, MAX_FILE_BYTES } from '@presupuesto/api-sdk/contract';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { receiveUpload, type UploadRules } from '../../plugins/multipart-upload.ts';
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

const rules: UploadRules = {
  file: 'file',
  fields: ['nombre', 'asignarEnAbiertos'],
  maxBytes: MAX_FILE_BYTES,
  tooLarge: 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB',
  nameProblem: (name) =>
    hasWorkbookExtension(name) ? undefined : 'Solo se permiten archivos con extensión .xlsx o .xlsm',
};

/** Takes the form of a load, and removes its file after `work`. @throws HttpProblem 400 */
export async function withUpload<T>(
  request: FastifyRequest,
  folder: LoadFolder,
  work: (upload: SalesUpload) => Promise<T>,
): Promise<T> {
  const path = folder.newUpload();
  const { socket } = request.raw;
  const gone = new AbortController();
  const hangUp = () => gone.abort(new HttpProblem(400, 'La carga se ha cancelado.'));
  socket.once('close', hangUp);
  try {
    const { fileName, fields } = await receiveUpload(request, path, rules);
    const load = parseLoadName(requireName(fields.get('nombre')));
    const asignarEnAbiertos = isAsked(fields.get('asignarEnAbiertos'));
    return await work({ path, fileName: printable(fileName), load, asignarEnAbiertos, signal: gone.signal });
  } finally {
    socket.off('close', hangUp);
    await rm(path, { force: true });
  }
}

function requireName(value: string | undefined): string {
  const name = contract.archivos.cargarArchivo.form.shape.nombre.safeParse(value);
  if (name.success) return name.data;
  throw new HttpProblem(400, name.error.issues[0]?.message ?? 'El nombre de la carga no es válido');
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
