import {
  actualizarCliente,
  type Cliente,
  crearCliente,
  DatosCliente,
  eliminarCliente,
  listarClientes,
  problemsOf,
} from '@presupuesto/api-sdk/contract';
import { createActor } from 'xstate';
import { createManagementMachine } from '../management/management.machine.ts';
import {
  type FormValues,
  type ManagementEvent,
  type ManagementRules,
} from '../management/management.types.ts';
import { request } from '../request.ts';
import { failure, fakeActors, last, ok } from './fakes.ts';

const bodyOf = ({ clienteCodigo, nombre, paisID }: FormValues) => ({
  clienteCodigo: `${clienteCodigo}`,
  nombre: `${nombre}`,
  paisID: `${paisID}`,
});

export const input: ManagementRules<Cliente> = {
  pageSize: 10,
  filters: { nombre: '' },
  filterProblem: ({ nombre }) =>
    nombre === '?' ? { field: 'nombre', message: 'Así no se busca' } : undefined,
  list: ({ nombre }, pageNumber) => request(listarClientes, { query: { nombre, pageNumber, pageSize: 10 } }),
  keyOf: ({ clienteID }) => clienteID,
  form: {
    blank: { clienteCodigo: '', nombre: '', paisID: '' },
    valuesOf: ({ clienteCodigo, nombre, paisID }) => ({ clienteCodigo, nombre, paisID: `${paisID}` }),
    adjust: (values, field) => (field === 'paisID' ? { ...values, nombre: '' } : values),
    check: (values) => problemsOf(DatosCliente, values),
    readings: ({ nombre }) =>
      nombre === '1.085' ? [{ field: 'nombre', value: '1085', message: 'Leído como 1085' }] : [],
    create: (values) => request(crearCliente, { body: bodyOf(values) }),
    update: (values, { clienteID, version }) =>
      request(actualizarCliente, {
        params: { clienteID },
        query: { visto: version ?? undefined },
        body: { ...bodyOf(values), clienteID },
      }),
    saved: 'Cliente guardado.',
  },
  removal: {
    request: ({ clienteID }) => request(eliminarCliente, { params: { id: clienteID } }),
    removed: 'Cliente eliminado.',
  },
};

export const cliente = (clienteID: number, nombre = `Cliente ${clienteID}`): Cliente => ({
  clienteID,
  clienteCodigo: `C-${clienteID}`,
  nombre,
  paisID: 4,
  nombrePais: 'Colombia',
});
export const page = (rows: number, ...data: Cliente[]) => ({ ...ok, data, rows });

export const managementMachine = createManagementMachine<Cliente>();

export function started() {
  const { actors, calls } = fakeActors();
  const screen = createActor(managementMachine.provide({ actors }), { input });
  let changes = 0;
  screen.on('records.changed', () => (changes += 1));
  screen.start();
  const send = (...events: ManagementEvent<Cliente>[]) => {
    for (const event of events) screen.send(event);
  };
  const asked = () => {
    const { endpoint, input: sent } = last(calls.request).input;
    return [endpoint.method, sent];
  };
  return {
    send,
    asked,
    calls: calls.request,
    answer: (output: object) => last(calls.request).resolve({ ...ok, ...output }),
    fail: (error: unknown) => last(calls.request).reject(error),
    state: () => screen.getSnapshot(),
    context: () => screen.getSnapshot().context,
    changes: () => changes,
  };
}

export async function loaded() {
  const screen = started();
  await screen.answer(page(25, cliente(1), cliente(2)));
  return screen;
}

export const filled = (clienteCodigo = 'C-9'): ManagementEvent<Cliente>[] => [
  { type: 'field.typed', field: 'paisID', value: '4' },
  { type: 'field.typed', field: 'clienteCodigo', value: clienteCodigo },
  { type: 'field.typed', field: 'nombre', value: 'Ñandú' },
];

/** What a server answers whose record somebody else has changed meanwhile. */
export const stale = (actual: Cliente) =>
  Object.assign(failure(actualizarCliente, 409), {
    data: { actual: { ...actual, version: 'v2' }, usuario: 'marta', fecha: '2026-11-22T10:42:00.000Z' },
  });
