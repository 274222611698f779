import type { WholeBudget } from '@presupuesto/machines';
import { lostFile } from '../../../app/lost-file.ts';
import { saveBlob } from '../../../app/save-blob.ts';
import { trustedAddress } from '../../../app/trusted-address.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of what it builds of this file
import address from './workbook.worker.ts?worker&url';

/** Writes the whole budget and hands it to the browser's downloads, named after its period; an aborted one comes to nothing. */
export async function saveWorkbook({ periodo, pairs }: WholeBudget, signal: AbortSignal): Promise<void> {
  const file = await writeInThread({ periodo, pairs }, signal);
  saveBlob(file, `presupuesto-${periodo.periodoID}.xlsx`);
}

/** Thousands of pairs take seconds, in which somebody types on. */
async function writeInThread(budget: WholeBudget, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(trustedAddress('workbook', address), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
      // Only what happens in a script has a message: one that does not come has none.
      worker.addEventListener('error', ({ message }) => reject(message ? new Error(message) : lostFile()));
      signal.addEventListener('abort', () => reject(signal.reason));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, only windows do
      worker.postMessage({ budget, direccion: window.location.origin });
    });
  } finally {
    worker.terminate();
  }
}
