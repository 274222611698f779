import { expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { readEnd, writeEnd } from './session-end.ts';

const end = { nombreUsuario: 'ana', place: '/presupuestos?par=7', kept: true };

it('remembers how a session ended for a page that is loaded again', () => {
  const tab = memoryStorage();
  expect(readEnd(tab)).toBeNull();
  writeEnd(tab, end);
  expect(readEnd(tab)).toEqual(end);
});

it.each(['https://otro.example/', '//otro.example', 'presupuestos', 7])(
  'leads nowhere but into the application: %s',
  (place) => {
    const tab = memoryStorage();
    tab.setItem('sesion-terminada', JSON.stringify({ ...end, place }));
    expect(readEnd(tab)).toBeNull();
  },
);
