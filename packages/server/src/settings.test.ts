import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

it('needs no setting', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: true,
    demoDate: undefined,
    allowedOrigins: [],
    sessionIdleMs: 2 * 3600 * 1000,
    sessionMaxMs: 12 * 3600 * 1000,
    trustProxy: 0,
    log: 'info',
  });
});

it('takes every setting, and an empty one as absent', () => {
  const settings = readSettings({
    PORT: '8080',
    DEMO: '0',
    DEMO_DATE: '2026-03-31',
    DATABASE_URL: 'postgres://ana:clave@bd/ventas',
    ALLOWED_ORIGINS: 'https://a.example.com, http://localhost:5173',
    SESSION_IDLE_MINUTES: '5',
    HOST: '',
    TRUST_PROXY: '2',
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    demo: false,
    demoDate: new Date('2026-03-31T00:00:00Z'),
    databaseUrl: 'postgres://ana:clave@bd/ventas',
    allowedOrigins: ['https://a.example.com', 'http://localhost:5173'],
    sessionIdleMs: 5 * 60 * 1000,
    trustProxy: 2,
  });
});

it.each([
  ['PORT', '70000', 'debe ser un número de puerto'],
  ['PORT', '3000x', 'debe ser un número de puerto'],
  ['DEMO', 'yes', 'debe ser 0 o 1'],
  ['DEMO_DATE', '2026-02-30', 'debe ser una fecha como'],
  ['DATABASE_URL', 'mysql://x/y', 'debe ser una dirección como postgres://'],
  ['DATABASE_URL', 'postgres://ana:100%seguro@bd/ventas', 'tiene un % suelto'],
  ['DATABASE_URL', 'postgres://ana@/ventas', 'debe ser una dirección como postgres://'],
  ['SMTP_URL', 'smtp://ana:100%seguro@correo:587', 'tiene un % suelto'],
  ['MAIL_FROM', 'Presupuesto de Ventas', 'debe ser un remitente como'],
  ['MAIL_FROM', 'Ventas <ventas>', 'debe ser un remitente como'],
  ['SMTP_URL', 'smtp://', 'debe ser una dirección como smtp://'],
  ['SMTP_URL', 'smtp:correo:587', 'debe ser una dirección como smtp://'],
  ['SMTP_URL', 'mail.example.com', 'debe ser una dirección como smtp://'],
  ['ALLOWED_ORIGINS', '*', 'debe ser una lista de orígenes'],
  ['ALLOWED_ORIGINS', 'https://a.example.com/', 'debe ser una lista de orígenes'],
  ['PUBLIC_URL', 'ventas', 'debe ser una dirección como https://'],
  ['PUBLIC_URL', 'https://x.es/presupuesto', 'debe ser una dirección sin ruta'],
  ['PUBLIC_URL', 'https://x.es?a=1', 'debe ser una dirección sin ruta'],
  ['PUBLIC_URL', 'https://x.es/#a', 'debe ser una dirección sin ruta'],
  ['PUBLIC_URL', 'https://ana:clave@x.es', 'debe ser una dirección sin ruta'],
  ['SESSION_IDLE_MINUTES', '721', 'no puede ser más que SESSION_MAX_MINUTES'],
  ['SESSION_MAX_MINUTES', '0', 'debe ser un número entero de minutos'],
  ['TRUST_PROXY', 'true', 'debe ser el número de proxys'],
  ['TRUST_PROXY', '-1', 'debe ser el número de proxys'],
  ['TRUST_PROXY', '1.5', 'debe ser el número de proxys'],
  ['TRUST_PROXY', '10', 'debe ser el número de proxys'],
  ['TRUST_PROXY', '10.0.0.1', 'debe ser el número de proxys'],
  ['LOG', 'verbose', 'debe ser info, warn, error o silent'],
])('says in Spanish what is wrong with %s=%s', (name, value, text) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name}: ${text}`);
});

it('takes the public address as browsers write it: other forms made `//api` of its calls, or sent no HSTS', () => {
  for (const PUBLIC_URL of ['https://x.es', 'https://x.es/', 'HTTPS://X.es:443'])
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://x.es');
  expect(readSettings({ PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe('http://localhost:3000');
});

it('ends a session without use with any other, where nothing says how long it lasts and the others are short', () => {
  const hour = 3600 * 1000;
  expect(readSettings({ SESSION_MAX_MINUTES: '60' })).toMatchObject({
    sessionIdleMs: hour,
    sessionMaxMs: hour,
  });
  expect(() => readSettings({ SESSION_IDLE_MINUTES: '90', SESSION_MAX_MINUTES: '60' })).toThrow(
    'SESSION_IDLE_MINUTES: no puede ser más que SESSION_MAX_MINUTES',
  );
  expect(() => readSettings({ SESSION_IDLE_MINUTES: '60', SESSION_MAX_MINUTES: '60' })).not.toThrow();
});

it('names all that is wrong at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT:.*\n.*DEMO:/s);
});
