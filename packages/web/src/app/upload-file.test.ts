import type { Caller, CallOptions } from '@presupuesto/api-sdk';
import { cargarArchivo, comprobarArchivo } from '@presupuesto/api-sdk/contract';
import type { Ports, UploadReport } from '@presupuesto/machines';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { uploadFile } from './upload-file.ts';

const answer = { status: 200, message: '' };

function send(endpoint: Ports['uploadFile']['input']['endpoint'], file: File, asignarEnAbiertos = false) {
  const reports: UploadReport[] = [];
  const owner = createActor(
    fromCallback<UploadReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const call = vi.fn<(endpoint: unknown, input: unknown, options?: CallOptions) => Promise<typeof answer>>(
    async (_endpoint, _input, options) => {
      options?.onProgress?.({ sent: 3, total: 9 });
      return answer;
    },
  );
  const input = { endpoint, nombre: 'SOPOct-2025', file, asignarEnAbiertos, owner };
  const done = uploadFile(call as Caller, input, new AbortController().signal);
  return { done, call, reports };
}

it.each([
  ['load', cargarArchivo],
  ['check', comprobarArchivo],
] as const)('a %s goes to its own call, and its bytes are counted', async (_, endpoint) => {
  const file = new File(['x'], 'ventas.xlsx');
  const { done, call, reports } = send(endpoint, file);
  await expect(done).resolves.toEqual(answer);
  expect(call).toHaveBeenCalledWith(endpoint, { form: { file, nombre: 'SOPOct-2025' } }, expect.anything());
  expect(reports).toEqual([{ type: 'bytes.sent', sent: 3, total: 9 }]);
});

it('what enters the open budgets is asked for only where it is wanted: another server may not know the field', async () => {
  const file = new File(['x'], 'ventas.xlsx');
  const { call, done } = send(cargarArchivo, file, true);
  await done;
  const form = { file, nombre: 'SOPOct-2025', asignarEnAbiertos: true };
  expect(call).toHaveBeenCalledWith(cargarArchivo, { form }, expect.anything());
});

it('a file that cannot be read any more is no dead network, and nothing is sent', async () => {
  const file = new File(['x'], 'ventas.xlsx');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(
    new DOMException('changed', 'NotReadableError'),
  );
  const { done, call } = send(cargarArchivo, file);
  await expect(done).rejects.toMatchObject({
    text: 'El archivo ha cambiado o ya no está disponible. Selecciónelo de nuevo.',
  });
  expect(call).not.toHaveBeenCalled();
});
