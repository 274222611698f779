import { expect, test } from 'vitest';
import { connectionText } from './connection-text.ts';

test.each([
  [false, 0, false, 'Sin conexión'],
  [false, 1, false, 'Sin conexión · 1 cifra por enviar'],
  [false, 2, false, 'Sin conexión · 2 cifras por enviar'],
  [false, 12_345, false, 'Sin conexión · 12.345 cifras por enviar'],
  [true, 0, false, 'Sin respuesta del servidor'],
  [true, 2, false, 'Sin respuesta del servidor · 2 cifras por enviar'],
  [false, 1, true, 'Sin conexión · 1 cifra por enviar · no cierre esta página'],
  [true, 0, true, 'Sin respuesta del servidor · no cierre esta página'],
])('with a network (%s), %i figures waiting and nothing kept (%s) it says «%s»', (...given) => {
  const [hasNetwork, waiting, isUnkept, text] = given;
  expect(connectionText(hasNetwork, waiting, isUnkept)).toBe(text);
});

test.each([
  ['', 12, false, 'El servidor no puede guardar ahora · 12 cifras por enviar'],
  ['Error al guardar el volumen', 0, false, 'El servidor no puede guardar ahora'],
  [
    'Error interno del servidor. Referencia: req-1',
    1,
    true,
    'El servidor no puede guardar ahora · 1 cifra por enviar · no cierre esta página',
  ],
  [
    'El servidor no tiene espacio en el disco. Avise a quien lo administra.',
    12,
    false,
    'El servidor no tiene espacio en el disco · 12 cifras por enviar · avise a quien lo administra',
  ],
])(
  'of a server that is there and answers «%s» it says, with %i figures waiting and nothing kept (%s), «%s»',
  (...given) => {
    const [failing, waiting, isUnkept, text] = given;
    expect(connectionText(true, waiting, isUnkept, failing)).toBe(text);
  },
);
