import { expect, test } from 'vitest';
import { administrator, seller, sesionAs } from './role.ts';

const camila = { ...seller, nombreUsuario: 'camila' };

test('a story shows as the role of the toolbar, or as its own without one', () => {
  expect(sesionAs(camila, '')).toBe(camila);
  expect(sesionAs(camila, undefined)).toBe(camila);
  expect(sesionAs(camila, 'VENDEDOR')).toBe(camila);
  expect(sesionAs(camila, 'ADMINISTRADOR')).toBe(administrator);
  expect(sesionAs(administrator, 'VENDEDOR')).toBe(seller);
});

test('a role signs nobody in, and opens no screen to who must change the key first', () => {
  const forced = { ...seller, debeCambiarClave: true };
  expect(sesionAs(null, 'ADMINISTRADOR')).toBeNull();
  expect(sesionAs(forced, 'ADMINISTRADOR')).toBe(forced);
});
