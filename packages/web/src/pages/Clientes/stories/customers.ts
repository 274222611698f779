import {
  actualizarCliente,
  type Cliente,
  crearCliente,
  eliminarCliente,
  listarClientes,
  listarPaises,
} from '@presupuesto/api-sdk/contract';
import { seller, withApp } from '../../../app/stories/WithApp.tsx';
import { clients } from '../../../fixtures/clients.ts';
import { countries } from '../../../fixtures/countries.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import Clientes from '../Clientes.tsx';

/** The server of the stories: sixty customers. */
export const customers = fakeRecords<Cliente>({
  list: listarClientes,
  create: crearCliente,
  update: actualizarCliente,
  remove: eliminarCliente,
  key: 'clienteID',
  items: clients,
  searched: ({ clienteCodigo, nombre }) => `${clienteCodigo} ${nombre}`,
  completed: (client) => ({
    ...client,
    nombrePais: countries.find(({ paisID }) => paisID === client.paisID)?.nombre ?? '',
  }),
  choices: [[listarPaises, countries]],
});

/** The screen as a salesperson has it, who may write customers too; every story starts with the same sixty. */
export const customersMeta = {
  component: Clientes,
  decorators: [withApp],
  parameters: { app: { sesion: seller, work: { request: customers.request } } },
  beforeEach: () => customers.reset(),
};
