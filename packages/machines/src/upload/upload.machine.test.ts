import { contract, type ResultadoCarga } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, foreign, last, ok, refused } from '../test/fakes.ts';
import { uploadMachine } from './upload.machine.ts';
import { mayAssign, mayLoadChecked } from './upload.setup.ts';
import type { Purpose, SalesFile, UploadTag } from './upload.types.ts';

const { cargarArchivo, comprobarArchivo, progresoCarga } = contract.archivos;
const MISSING = 'Debe seleccionar un archivo, un año, un mes y un tipo antes de cargar.';
const EXTENSION = 'Solo se permiten archivos con extensión .xlsx o .xlsm';
const TOO_LARGE = 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB';
const FAILED = 'Error al cargar el archivo. Por favor, intente nuevamente.';
const MAYBE =
  'Puede que se haya guardado: compruebe el archivo otra vez (si todas las filas son «Iguales», ya está) o mire Actividad.';
const REFUSED = 'No se pudo procesar el archivo. Por favor, intente nuevamente.';

// The platform's files are more than this; machines read no more of them.
const fileOf = (name = 'ventas.xlsx', size = 2_000) => ({ name, size }) as SalesFile;
const resultado: ResultadoCarga = { totalVentasGuardadas: 3, totalVentasErrores: 0, listaErroresFila: [] };
const cambios = {
  periodoID: 'SOP10-2025',
  periodoNuevo: false,
  filasNuevas: 3,
  filasCambiadas: 0,
  filasIguales: 0,
  toneladasAntes: 1,
  toneladasDespues: 4,
  tasasFaltantes: [],
  paresNuevos: 2,
  paresPorAsignar: 2,
  presupuestosAbiertos: ['BGT-2026'],
  asignados: false,
};

function opened() {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const screen = createActor(provided(uploadMachine, actors), { clock }).start();
  const submit = (purpose: Purpose = 'load') => screen.send({ type: 'form.submitted', purpose });
  const fill = (file = fileOf()) => {
    screen.send({ type: 'tipo.chosen', tipo: 'SOP' });
    screen.send({ type: 'anio.chosen', anio: 2025 });
    screen.send({ type: 'mes.chosen', mes: 10 });
    screen.send({ type: 'file.chosen', file });
  };
  return {
    screen,
    clock,
    uploads: calls.uploadFile,
    asks: calls.request,
    context: () => screen.getSnapshot().context,
    has: (tag: UploadTag) => screen.getSnapshot().hasTag(tag),
    fill,
    submit,
    assign: (asignar = true) => screen.send({ type: 'assignment.chosen', asignar }),
    cancel: () => screen.send({ type: 'form.cancelled' }),
    bytes: (sent: number, total = 2_500) =>
      last(calls.uploadFile).input.owner.send({ type: 'bytes.sent', sent, total }),
    /** The server says how far it is. */
    hear: (filasLeidas = 120) => {
      clock.increment(1_000);
      return last(calls.request).resolve({ ...ok, data: { filasLeidas } });
    },
    start: (purpose: Purpose = 'load', file = fileOf()) => {
      fill(file);
      submit(purpose);
    },
  };
}

test.each([
  ['nothing is chosen', null, MISSING],
  ['the file is no workbook, whatever else is missing', fileOf('ventas.csv'), EXTENSION],
  ['only the file is chosen', fileOf('VENTAS.XLSM'), MISSING],
])('when %s, the form says why it is not sent', (_, file, problem) => {
  const { screen, submit, context, uploads } = opened();
  screen.send({ type: 'file.chosen', file });
  submit();
  expect(context().problem).toBe(problem);
  expect(uploads).toHaveLength(0);
});

test('a file that is too large or no workbook is refused as soon as it is chosen', () => {
  const { screen, submit, fill, context, uploads } = opened();
  screen.send({ type: 'file.chosen', file: fileOf('ventas.xlsx', 52_428_801) });
  expect(context().problem).toBe(TOO_LARGE);
  screen.send({ type: 'file.chosen', file: fileOf('ventas.pdf') });
  expect(context().problem).toBe(EXTENSION);
  screen.send({ type: 'file.chosen', file: fileOf() });
  expect(context().problem).toBeNull();
  fill(fileOf('ventas.xlsx', 52_428_801));
  submit();
  expect(context().problem).toBe(TOO_LARGE);
  expect(uploads).toHaveLength(0);
  fill(fileOf('ventas.xlsx', 52_428_800));
  submit();
  expect(uploads).toHaveLength(1);
});

test('a load sends the file once, under the name of its period', async () => {
  const { start, submit, screen, uploads, context, has } = opened();
  const file = fileOf();
  start('load', file);
  expect(last(uploads).input).toMatchObject({ endpoint: cargarArchivo, nombre: 'SOPOct-2025', file });
  submit();
  submit('check');
  screen.send({ type: 'mes.chosen', mes: 1 });
  expect(uploads).toHaveLength(1);
  expect(context().form.mes).toBe(10);
  expect(has('busy')).toBe(true);
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(has('done')).toBe(true);
  expect(context().outcome).toMatchObject({ purpose: 'load', nombre: 'SOPOct-2025', resultado });
});

test('a loaded file is put away, and its period stays for the corrected one', async () => {
  const { start, submit, uploads, context } = opened();
  start();
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(context().form).toEqual({ tipo: 'SOP', anio: 2025, mes: 10, file: null });
  submit();
  expect(uploads).toHaveLength(1);
});

test('a checked file stays, and can be loaded at once while the form is the same', async () => {
  const { screen, start, submit, uploads, context } = opened();
  start('check');
  expect(last(uploads).input.endpoint).toBe(comprobarArchivo);
  expect(mayLoadChecked(context())).toBe(false);
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(mayLoadChecked(context())).toBe(true);
  screen.send({ type: 'mes.chosen', mes: 11 });
  expect(mayLoadChecked(context())).toBe(false);
  screen.send({ type: 'mes.chosen', mes: 10 });
  submit();
  expect(last(uploads).input).toMatchObject({ endpoint: cargarArchivo, nombre: 'SOPOct-2025' });
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(mayLoadChecked(context())).toBe(false);
});

test('pairs enter the open budgets only when that is chosen, after a check that found some', async () => {
  const { start, submit, assign, uploads, context } = opened();
  start('check');
  assign();
  await last(uploads).resolve({ ...ok, data: { ...resultado, cambios } });
  expect([mayAssign(context()), context().asignarEnAbiertos]).toEqual([true, false]);
  submit();
  expect(last(uploads).input.asignarEnAbiertos).toBe(false);
  await last(uploads).reject(failure(cargarArchivo, 500));
  // What was checked is still there to be chosen and loaded.
  expect(mayAssign(context())).toBe(true);
  assign();
  submit();
  expect(last(uploads).input.asignarEnAbiertos).toBe(true);
  await last(uploads).reject(failure(cargarArchivo, 500));
  submit();
  expect(last(uploads).input).toMatchObject({ endpoint: cargarArchivo, asignarEnAbiertos: true });
  await last(uploads).resolve({ ...ok, data: { ...resultado, cambios: { ...cambios, asignados: true } } });
  expect([mayAssign(context()), context().asignarEnAbiertos]).toEqual([false, false]);
});

test('what was chosen for one file or period is not done with another', async () => {
  const { screen, start, submit, assign, uploads, context } = opened();
  start('check');
  await last(uploads).resolve({ ...ok, data: { ...resultado, cambios } });
  assign();
  screen.send({ type: 'mes.chosen', mes: 11 });
  submit();
  expect(last(uploads).input).toMatchObject({ nombre: 'SOPNov-2025', asignarEnAbiertos: false });
  await last(uploads).resolve({ ...ok, data: resultado });
  start('check');
  await last(uploads).resolve({ ...ok, data: resultado });
  assign();
  expect([mayAssign(context()), context().asignarEnAbiertos]).toEqual([false, false]);
});

test('a form that is sent with something missing marks what is required, until it is sent whole or emptied', () => {
  const { start, submit, cancel, context } = opened();
  submit('check');
  expect(context()).toMatchObject({ isValidated: true, problem: MISSING });
  cancel();
  expect(context().isValidated).toBe(false);
  submit();
  start();
  expect(context().isValidated).toBe(false);
});

test('bytes are counted while they go out; after the last one the server is asked every second, and reads once it says so', async () => {
  const { start, bytes, clock, asks, context, has, uploads } = opened();
  start();
  expect([has('sending'), context().total]).toEqual([true, 0]);
  bytes(1_000);
  expect(context()).toMatchObject({ sent: 1_000, total: 2_500 });
  clock.increment(5_000);
  expect(asks).toHaveLength(0);
  bytes(2_500);
  expect([has('busy'), has('sending'), has('reading')]).toEqual([true, false, false]);
  clock.increment(999);
  expect(asks).toHaveLength(0);
  clock.increment(1);
  expect(last(asks).input).toEqual({
    endpoint: progresoCarga,
    input: { query: { nombre: 'SOPOct-2025' } },
  });
  clock.increment(5_000);
  expect(asks).toHaveLength(1);
  await last(asks).resolve({ ...ok, data: { filasLeidas: 120 } });
  expect([context().rowsRead, has('reading')]).toEqual([120, true]);
  clock.increment(1_000);
  await last(asks).resolve(ok);
  expect(context().rowsRead).toBe(120);
  clock.increment(1_000);
  expect(asks).toHaveLength(3);
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(last(asks).isCancelled()).toBe(true);
  clock.increment(5_000);
  expect(asks).toHaveLength(3);
});

test.each([
  ['is not offered', Object.assign(failure(progresoCarga, 501), { isNotOffered: true }), 1],
  ['is refused', failure(progresoCarga, 403), 1],
  ['does not know of the load', refused(progresoCarga, ''), 2],
  ['does not get through', failure(progresoCarga, 'network'), 2],
  ['breaks', failure(progresoCarga, 500), 2],
])('progress that %s leaves the load alone', async (_, error, asked) => {
  const { start, bytes, clock, asks, uploads, has, context } = opened();
  start();
  bytes(2_500);
  clock.increment(1_000);
  await last(asks).reject(error);
  clock.increment(1_000);
  expect(asks).toHaveLength(asked);
  expect([has('busy'), has('reading'), has('cancellable')]).toEqual([true, false, true]);
  await last(uploads).resolve({ ...ok, data: resultado });
  expect(context().outcome?.resultado).toEqual(resultado);
});

test('cancelling stops what is being sent and keeps the form', () => {
  const { start, bytes, cancel, uploads, context, has } = opened();
  start();
  bytes(1_000);
  expect(has('cancellable')).toBe(true);
  cancel();
  expect(last(uploads).isCancelled()).toBe(true);
  expect(context()).toMatchObject({ notice: 'Se ha cancelado el envío del archivo.', failure: null });
  expect(context().form.file?.name).toBe('ventas.xlsx');
  bytes(2_500);
  expect(has('busy')).toBe(false);
});

test('a load that the server is reading cannot be cancelled; a check can, for it saves nothing', async () => {
  const { start, submit, bytes, hear, cancel, uploads, has, context } = opened();
  start('check');
  bytes(2_500);
  await hear();
  expect([has('reading'), has('cancellable')]).toEqual([true, true]);
  cancel();
  expect(last(uploads).isCancelled()).toBe(true);
  expect(context().notice).toBe('Se ha cancelado el envío del archivo.');
  submit();
  bytes(2_500);
  await hear();
  expect([has('reading'), has('cancellable')]).toEqual([true, false]);
  cancel();
  expect(last(uploads).isCancelled()).toBe(false);
  expect(has('busy')).toBe(true);
});

test('until the server says that it reads, a load can be given up; what came of it is open', async () => {
  const { start, submit, bytes, clock, asks, cancel, uploads, context, has } = opened();
  start('check');
  await last(uploads).resolve({ ...ok, data: resultado });
  submit();
  bytes(2_500);
  clock.increment(1_000);
  await last(asks).resolve(ok);
  expect([has('reading'), has('cancellable')]).toEqual([false, true]);
  cancel();
  expect(last(uploads).isCancelled()).toBe(true);
  expect(context()).toMatchObject({
    notice: `Se ha cancelado el envío del archivo. ${MAYBE}`,
    outcome: null,
  });
});

test('a load of which the server says nothing for half a minute can be left alone', async () => {
  const { start, bytes, hear, clock, asks, cancel, uploads, context, has } = opened();
  start();
  bytes(2_500);
  await hear();
  clock.increment(28_000);
  await hear(240);
  clock.increment(29_999);
  expect(has('leavable')).toBe(false);
  clock.increment(1);
  expect([has('leavable'), has('reading')]).toEqual([true, true]);
  clock.increment(1_000);
  await last(asks).resolve({ ...ok, data: { filasLeidas: 300 } });
  expect([has('leavable'), context().rowsRead]).toEqual([false, 300]);
  clock.increment(30_000);
  cancel();
  expect(last(uploads).isCancelled()).toBe(true);
  expect([has('failed'), context().failure]).toEqual([true, `${FAILED} ${MAYBE}`]);
});

test('cancelling at rest empties everything', async () => {
  const { start, cancel, uploads, context } = opened();
  start('check');
  await last(uploads).resolve({ ...ok, data: resultado });
  cancel();
  expect(context()).toMatchObject({
    form: { tipo: null, anio: null, mes: null, file: null },
    outcome: null,
    problem: null,
    failure: null,
    notice: null,
  });
});

test.each([
  ['a refusal', refused(cargarArchivo, 'Falta la columna «Mes»'), 'Falta la columna «Mes»'],
  ['a refusal without a message', refused(cargarArchivo, ''), REFUSED],
  ['an answer without a result', { status: 200, message: 'OK' }, REFUSED],
  ['a server that breaks', failure(cargarArchivo, 500), FAILED],
  ['a server that breaks and says why', failure(cargarArchivo, 500, 'En mantenimiento'), 'En mantenimiento'],
  [
    'a call that is not allowed',
    failure(cargarArchivo, 403),
    'No tienes permisos para realizar esta acción.',
  ],
  [
    'a file that changed meanwhile',
    Object.assign(new Error('x'), { kind: 'file', text: 'El archivo ha cambiado' }),
    'El archivo ha cambiado',
  ],
])('%s shows its text, and the same file is sent again', async (_, answer, text) => {
  const { screen, start, submit, uploads, context, has } = opened();
  start();
  await (answer instanceof Error ? last(uploads).reject(answer) : last(uploads).resolve(answer));
  expect(has('failed')).toBe(true);
  expect(context()).toMatchObject({ failure: text, outcome: null });
  screen.send({ type: 'mes.chosen', mes: 11 });
  expect(context().failure).toBeNull();
  submit();
  expect(last(uploads).input).toMatchObject({ nombre: 'SOPNov-2025', file: { name: 'ventas.xlsx' } });
});

test.each([
  ['no answer', failure(cargarArchivo, 'network'), FAILED],
  ["a proxy's 504", foreign(cargarArchivo, 504), FAILED],
  ['a server that goes away', failure(cargarArchivo, 503, 'En mantenimiento'), 'En mantenimiento'],
  ['an answer that cannot be read', Object.assign(failure(cargarArchivo, 200), { kind: 'contract' }), FAILED],
])('after a load with %s nothing says any more that nothing was saved', async (_, error, text) => {
  const { start, submit, assign, uploads, context, has } = opened();
  start('check');
  await last(uploads).resolve({ ...ok, data: { ...resultado, cambios } });
  assign();
  submit();
  await last(uploads).reject(error);
  expect(has('failed')).toBe(true);
  expect(context()).toMatchObject({ failure: `${text} ${MAYBE}`, outcome: null });
  // The file stays to be checked again; what was chosen for its pairs went with the check that had found them.
  expect(context().form.file?.name).toBe('ventas.xlsx');
  submit();
  expect(last(uploads).input.asignarEnAbiertos).toBe(false);
});

test('a check without an answer may be made again: it saves nothing', async () => {
  const { start, uploads, context } = opened();
  start('check');
  await last(uploads).reject(failure(comprobarArchivo, 'network'));
  expect(context().failure).toBe(FAILED);
});

test('a server without checks is asked once; loading goes on', async () => {
  const { start, submit, uploads, context, has } = opened();
  start('check');
  await last(uploads).reject(Object.assign(failure(comprobarArchivo, 404), { isNotOffered: true }));
  expect(context()).toMatchObject({
    isCheckOffered: false,
    failure: null,
    notice: 'Este servidor no ofrece comprobar archivos sin cargarlos.',
  });
  submit('check');
  expect(uploads).toHaveLength(1);
  submit('load');
  expect(uploads).toHaveLength(2);
  await last(uploads).reject(failure(cargarArchivo, 404));
  expect([has('failed'), context().failure]).toEqual([true, FAILED]);
});

test('stopping the machine, as leaving the page does, aborts the call', () => {
  const { screen, start, uploads } = opened();
  start();
  screen.stop();
  expect(last(uploads).isCancelled()).toBe(true);
});
