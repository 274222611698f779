import type { Kept } from '@presupuesto/machines';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { keptRecords } from './kept-records.ts';
import { memoryStorage } from './memory-storage.ts';
import { sessionPorts } from './session-ports.ts';

const figure = (ventaID: number, valor: number): Kept => ({
  id: `${ventaID}-${valor}`,
  moment: valor,
  change: {
    kind: 'volumenTon',
    ventaID,
    valor,
    periodoID: 'SOP10-2025',
    clienteProductoPeriodoID: 7,
  },
});

/** A device on which people sign in one after the other, type, and see what waits for them. */
function device() {
  const storage = memoryStorage();
  const { writeSession } = sessionPorts({
    client: { baseUrl: '' },
    storage,
    tab: memoryStorage(),
    getToken: () => undefined,
    call: () => Promise.reject(new Error('nobody calls')),
  });
  return {
    storage,
    signIn: async (nombreUsuario: string, usuarioID?: number) => {
      const sesion = { token: 't', nombreUsuario, tipoUsuario: 'VENDEDOR' as const };
      const input = usuarioID === undefined ? sesion : { ...sesion, usuarioID };
      // Where the session cannot be kept, the user goes on all the same.
      await toPromise(createActor(writeSession, { input }).start()).catch(() => {});
    },
    type: (nombreUsuario: string, kept: Kept) => keptRecords(storage, nombreUsuario).keep([kept]),
    waiting: (nombreUsuario: string) => keptRecords(storage, nombreUsuario).read().kept,
    unsent: (nombreUsuario: string) => keptRecords(storage, nombreUsuario).read().unsent,
  };
}

it('gives whoever was renamed what was typed under the earlier name', async () => {
  const { signIn, type, waiting, unsent, storage } = device();
  await signIn('ana', 5);
  type('ana', figure(1, 10));
  keptRecords(storage, 'ana').setAside({ kept: figure(2, 20), text: 'No existe' });
  await signIn('ana.b', 5);
  expect(waiting('ana.b')).toEqual([figure(1, 10)]);
  expect(unsent('ana.b').map(({ text }) => text)).toEqual(['No existe']);
  expect(waiting('ana')).toEqual([]);
});

it('shows nobody who has an earlier name of somebody else what that person typed, and keeps it for its own', async () => {
  const { signIn, type, waiting } = device();
  await signIn('ana', 5);
  type('ana', figure(1, 10));
  await signIn('ana', 9);
  expect(waiting('ana')).toEqual([]);
  type('ana', figure(1, 30));
  await signIn('ana.b', 5);
  expect(waiting('ana.b')).toEqual([figure(1, 10)]);
  expect(waiting('ana')).toEqual([figure(1, 30)]);
});

it('gives two who change names each their own', async () => {
  const { signIn, type, waiting } = device();
  await signIn('ana', 5);
  type('ana', figure(1, 10));
  await signIn('luis', 9);
  type('luis', figure(1, 30));
  await signIn('luis', 5);
  expect(waiting('luis')).toEqual([figure(1, 10)]);
  await signIn('ana', 9);
  expect(waiting('ana')).toEqual([figure(1, 30)]);
  await signIn('luis', 5);
  expect(waiting('luis')).toEqual([figure(1, 10)]);
});

it('takes over what earlier versions kept under the name, and moves that along', async () => {
  const { signIn, type, waiting, storage } = device();
  storage.setItem('sin-guardar:ana:volumenTon:1', JSON.stringify(figure(1, 10).change));
  storage.setItem('sin-guardar:ana:x:volumenTon:2', JSON.stringify(figure(2, 20).change));
  type('ana', figure(3, 30));
  await signIn('ana', 5);
  await signIn('ana.b', 5);
  const volumes = waiting('ana.b').map(({ change }) => change);
  expect(volumes).toEqual([figure(1, 10).change, figure(3, 30).change]);
  expect(waiting('ana:x')).toHaveLength(1);
});

it('loses nothing on a device that has no room left', async () => {
  const { signIn, type, waiting, storage } = device();
  await signIn('ana', 5);
  type('ana', figure(1, 10));
  // For the longer name among the names, and none for a session that is longer by as much.
  let room = 'maria'.length;
  const setItem = storage.setItem.bind(storage);
  const removeItem = storage.removeItem.bind(storage);
  storage.setItem = (key, value) => {
    if (key === 'nombreUsuario') throw new DOMException('full', 'QuotaExceededError');
    const more = value.length - (storage.getItem(key) ?? '').length;
    if (more > room) throw new DOMException('full', 'QuotaExceededError');
    room -= more;
    setItem(key, value);
  };
  storage.removeItem = (key) => {
    room += (storage.getItem(key) ?? '').length;
    removeItem(key);
  };
  await signIn('anamaria', 5);
  expect(waiting('anamaria')).toEqual([figure(1, 10)]);
});

it('leaves all under the names where the server sends no number', async () => {
  const { signIn, type, waiting } = device();
  type('ana', figure(1, 10));
  await signIn('luis');
  await signIn('ana');
  expect(waiting('ana')).toEqual([figure(1, 10)]);
});
