import { expect, it } from 'vitest';
import { readSignIn, readUrl } from './settings.ts';

it('looks for the server on this machine unless another place is set', () => {
  expect(readUrl({})).toBe('http://127.0.0.1:3000');
  expect(readUrl({ PRESUPUESTO_URL: 'https://ventas.example.org/base/' })).toBe(
    'https://ventas.example.org/base',
  );
  expect(readUrl({ PRESUPUESTO_URL: 'HTTPS://ventas.example.org' })).toBe('https://ventas.example.org');
  expect(readUrl({ PRESUPUESTO_URL: 'http:/127.0.0.1:4317' })).toBe('http://127.0.0.1:4317');
});

it.each(['/api/v1', '/api/v1/'])(
  'takes an address that ends in %s, where the API is, for the server',
  (end) => {
    expect(readUrl({ PRESUPUESTO_URL: `https://ventas.example.org${end}` })).toBe(
      'https://ventas.example.org',
    );
    expect(readUrl({ PRESUPUESTO_URL: `https://ventas.example.org/base${end}` })).toBe(
      'https://ventas.example.org/base',
    );
  },
);

it.each([
  ['ventas.example.org', 'no es una dirección'],
  ['file:///etc/passwd', 'no es una dirección'],
  ['https://ventas.example.org/?x=1', 'no debe llevar ? ni #'],
  ['https://ventas.example.org#a', 'no debe llevar ? ni #'],
  ['https://ana:secreta@ventas.example.org', 'no debe llevar usuario ni clave'],
])('refuses the address %s without repeating it', (PRESUPUESTO_URL, message) => {
  expect(() => readUrl({ PRESUPUESTO_URL })).toThrow(message);
  expect(() => readUrl({ PRESUPUESTO_URL })).not.toThrow(PRESUPUESTO_URL);
});

it('prefers a session that is open to signing in, and names the variable that is missing', () => {
  const person = { PRESUPUESTO_USUARIO: 'ana', PRESUPUESTO_CLAVE: ' con espacios ' };
  expect(readSignIn({ ...person, PRESUPUESTO_TOKEN: 'abc' })).toEqual({ token: 'abc' });
  expect(readSignIn(person)).toEqual({ nombreUsuario: 'ana', clave: ' con espacios ' });
  expect(() => readSignIn({ PRESUPUESTO_USUARIO: 'ana' })).toThrow('PRESUPUESTO_CLAVE');
  expect(() => readSignIn({ PRESUPUESTO_TOKEN: 'malo€' })).toThrow('PRESUPUESTO_TOKEN');
});
