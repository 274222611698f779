import { expect, test } from 'vitest';
import { opened } from '../test/assignment-page.ts';
import { last, ok } from '../test/fakes.ts';

test('leaving the page gives up what is under way', async () => {
  const { page, move, calls } = await opened();
  move('assigned', 2);
  page.stop();
  expect(last(calls.asignarProductos).isCancelled()).toBe(true);
});

test('a visit with nothing to save ends with its screen, and not before', async () => {
  const { page, isEnded } = await opened();
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit that is left ends when the last of its moves is with the server', async () => {
  const { page, calls, move, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'screen.left' });
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(false);
  expect(last(calls.asignarProductos).input).toMatchObject({ body: { productoIDs: [1, 2, 3] } });
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(true);
});

test('who comes back while moves are being saved finds them, and goes to the place of the address', async () => {
  const { page, calls, choose, move, assigned, context, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'screen.left' });
  page.send({ type: 'screen.entered', place: { vendedorID: null, clienteID: 6, search: 'latas' } });
  expect(context()).toMatchObject({ clienteID: 6, search: 'latas' });
  choose(5);
  expect(assigned()).toEqual(['Ánodo', 'Bobina', 'Zuncho']);
  await last(calls.asignarProductos).resolve(ok);
  await last(calls.asignarProductos).resolve(ok);
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit whose session ends before its screen saves nothing more in the name of the next user', async () => {
  const { page, move, isEnded } = await opened();
  move('assigned', 2);
  move('assigned', 3);
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(false);
  page.send({ type: 'screen.left' });
  expect(isEnded()).toBe(true);
});

test('a visit that was left ends with its session: nothing is saved in the name of the next user', async () => {
  const { page, move, isEnded } = await opened();
  move('assigned', 2);
  page.send({ type: 'screen.left' });
  page.send({ type: 'session.ended' });
  expect(isEnded()).toBe(true);
});
