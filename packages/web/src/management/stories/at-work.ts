import {
  actualizarDivision,
  crearDivision,
  type Division,
  eliminarDivision,
  listarDivisiones,
} from '@presupuesto/api-sdk/contract';
import { administrator, withApp } from '../../app/stories/WithApp.tsx';
import { divisions } from '../../fixtures/divisions.ts';
import { fakeRecords } from './fake-records.ts';

/** A server of three divisions, for stories of what every management screen is made of. */
export const server = fakeRecords<Division>({
  list: listarDivisiones,
  create: crearDivision,
  update: actualizarDivision,
  remove: eliminarDivision,
  key: 'divisionID',
  items: divisions,
  searched: ({ nombre }) => nombre,
});

/** An administrator's, on the real machine. */
export const atWork = {
  decorators: [withApp],
  parameters: { app: { sesion: administrator, work: { request: server.request } } },
  beforeEach: () => server.reset(),
};
