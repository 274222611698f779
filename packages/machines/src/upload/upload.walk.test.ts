import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { failure, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { uploadMachine } from './upload.machine.ts';

const data = {
  totalVentasGuardadas: 1,
  totalVentasErrores: 0,
  listaErroresFila: [],
  cambios: { paresPorAsignar: 1 },
};

test('every state is reached and left', () => {
  const file = { name: 'ventas.xlsx', size: 1 };
  const result = walk(uploadMachine, {
    events: [
      { type: 'tipo.chosen', tipo: 'CUR' },
      { type: 'anio.chosen', anio: 2025 },
      { type: 'mes.chosen', mes: 10 },
      { type: 'file.chosen', file },
      { type: 'assignment.chosen', asignar: true },
      { type: 'form.submitted', purpose: 'load' },
      { type: 'form.submitted', purpose: 'check' },
      { type: 'form.cancelled' },
      { type: 'bytes.sent', sent: 2, total: 2 },
    ],
    outputs: {
      uploadFile: [{ ...ok, data }],
      request: [ok, { ...ok, data: { filasLeidas: 1 } }],
    },
    errors: [failure(contract.archivos.progresoCarga, 404), failure(contract.archivos.progresoCarga, 500)],
    key: ({ context: { form, upload, isCheckOffered } }) => [
      ...Object.values(form),
      upload?.purpose,
      isCheckOffered,
    ],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
