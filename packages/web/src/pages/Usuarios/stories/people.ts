import { actualizarUsuario, crearUsuario, listarUsuarios, type Usuario } from '@presupuesto/api-sdk/contract';
import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import { users } from '../../../fixtures/users.ts';
import { fakeRecords } from '../../../management/stories/fake-records.ts';
import Usuarios from '../Usuarios.tsx';

/** The server of the stories: an administrator and eight sellers. */
export const records = fakeRecords<Usuario>({
  list: listarUsuarios,
  create: crearUsuario,
  update: actualizarUsuario,
  key: 'usuarioID',
  items: users,
  searched: ({ nombreUsuario }) => nombreUsuario,
});

/** An administrator's parameters, with some of the work done otherwise. */
export const app = (work: FakeWork = {}) => ({
  app: { sesion: administrator, work: { request: records.request, ...work } },
});

/** An administrator's screen; every story starts with the same nine. */
export const usersMeta = {
  component: Usuarios,
  decorators: [withApp],
  parameters: app(),
  beforeEach: () => records.reset(),
};
