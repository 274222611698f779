import { expect, test } from 'vitest';
import { connectionText } from './connection-text.ts';

test.each([
  [false, 0, 'Sin conexión'],
  [false, 1, 'Sin conexión · 1 cifra por enviar'],
  [false, 2, 'Sin conexión · 2 cifras por enviar'],
  [false, 12_345, 'Sin conexión · 12.345 cifras por enviar'],
  [true, 0, 'Sin respuesta del servidor'],
  [true, 2, 'Sin respuesta del servidor · 2 cifras por enviar'],
])('with a network (%s) and %i figures waiting it says «%s»', (hasNetwork, waiting, text) => {
  expect(connectionText(hasNetwork, waiting)).toBe(text);
});
