import {
  actualizarVendedor,
  crearVendedor,
  listarDivisiones,
  listarPaises,
  listarVendedores,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import { countries } from '../../../fixtures/countries.ts';
import { divisions } from '../../../fixtures/divisions.ts';
import { salespeople } from '../../../fixtures/salespeople.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import Vendedores from '../Vendedores.tsx';

/** The server of the stories: eight salespeople, three divisions, seven countries. */
export const server = fakeRecords<Vendedor>({
  list: listarVendedores,
  create: crearVendedor,
  update: actualizarVendedor,
  key: 'vendedorID',
  items: salespeople,
  searched: ({ vendedorCodigo, nombre, apellido }) => `${vendedorCodigo} ${nombre} ${apellido}`,
  completed: (row) => ({
    ...row,
    nombreDivision: divisions.find(({ divisionID }) => divisionID === row.division)?.nombre,
    nombrePais: countries.find(({ paisID }) => paisID === row.paisID)?.nombre ?? '',
  }),
  choices: [
    [listarPaises, countries],
    [listarDivisiones, divisions],
  ],
});

/** The screen as an administrator has it; every story starts with the same eight. */
export const companyMeta = {
  component: Vendedores,
  decorators: [withApp],
  parameters: { app: { sesion: administrator, work: { request: server.request } } },
  beforeEach: () => server.reset(),
};
