import {
  actualizarDivision,
  crearDivision,
  type Division,
  eliminarDivision,
  listarDivisiones,
} from '@presupuesto/api-sdk/contract';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import { divisions } from '../../../fixtures/divisions.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import Divisiones from '../Divisiones.tsx';

/** The server of the stories: three divisions. */
export const server = fakeRecords<Division>({
  list: listarDivisiones,
  create: crearDivision,
  update: actualizarDivision,
  remove: eliminarDivision,
  key: 'divisionID',
  items: divisions,
  searched: ({ nombre }) => nombre,
});

/** An administrator's screen; every story starts with the same three. */
export const divisionsMeta = {
  component: Divisiones,
  decorators: [withApp],
  parameters: { app: { sesion: administrator, work: { request: server.request } } },
  beforeEach: () => server.reset(),
};
