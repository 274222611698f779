import { rm } from 'node:fs/promises';
import { hasWorkbookExtension, MAX_FILE_BYTES } from '@presupuesto/api-sdk/contract';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../http-problem.ts';
import { receiveUpload, type Upload, type UploadRules } from './multipart-upload.ts';

/** A workbook in the field `file`, and text fields beside it. */
export const workbookRules = (fields: readonly string[]): UploadRules => ({
  file: 'file',
  fields,
  maxBytes: MAX_FILE_BYTES,
  tooLarge: 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB',
  nameProblem: (name) =>
    hasWorkbookExtension(name) ? undefined : 'Solo se permiten archivos con extensión .xlsx o .xlsm',
});

/** A form with a file, for as long as the work on it goes on. */
interface ReceivedUpload extends Upload {
  /** Where the file lies. */
  path: string;
  /** Aborted when the caller hangs up. */
  signal: AbortSignal;
}

/**
 * Takes a form with a file, and removes the file after `work`.
 *
 * @param path of a file that does not exist yet
 * @param cancelled what a caller who has gone is not told any more
 * @throws HttpProblem 400
 */
export async function withReceivedUpload<T>(
  request: FastifyRequest,
  { path, rules, cancelled }: { path: string; rules: UploadRules; cancelled: string },
  work: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const { socket } = request.raw;
  const gone = new AbortController();
  const hangUp = () => gone.abort(new HttpProblem(400, cancelled));
  socket.once('close', hangUp);
  try {
    const upload = await receiveUpload(request, path, rules);
    return await work({ ...upload, path, signal: gone.signal });
  } finally {
    socket.off('close', hangUp);
    await rm(path, { force: true });
  }
}
