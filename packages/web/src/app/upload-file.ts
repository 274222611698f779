import { accepted, type Caller } from '@presupuesto/api-sdk';
import type { Ports } from '@presupuesto/machines';

/** The browser will not read the file any more: it was changed or removed after it was chosen. */
class UnreadableFile extends Error {
  readonly kind = 'file';
  readonly text = 'El archivo ha cambiado o ya no está disponible. Selecciónelo de nuevo.';
}

/** Loads or checks a workbook, and sends its owner the bytes as they go out. */
export async function uploadFile(
  call: Caller,
  { endpoint, nombre, file, asignarEnAbiertos, owner }: Ports['uploadFile']['input'],
  signal: AbortSignal,
): Promise<Ports['uploadFile']['output']> {
  await checkReadable(file);
  const answer = await call(
    endpoint,
    { form: asignarEnAbiertos ? { file, nombre, asignarEnAbiertos } : { file, nombre } },
    {
      signal,
      onProgress: ({ sent, total }) => {
        if (!signal.aborted) owner.send({ type: 'bytes.sent', sent, total });
      },
    },
  );
  return accepted(endpoint, answer);
}

/** Sent all the same, a file that is gone would fail as a dead network does, time and again. */
export async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new UnreadableFile();
  }
}
