import { resolve } from 'node:path';
import * as z from 'zod';

const minute = 60_000;

const minutes = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'debe ser un número entero de minutos')
  .transform((text) => Number(text) * minute);
const defaultIdleMs = 2 * 60 * minute;

function flag(byDefault: boolean) {
  return z
    .enum(['0', '1'], 'debe ser 0 o 1')
    .transform((text) => text === '1')
    .default(byDefault);
}

function url(protocols: string[], example: string) {
  const hasProtocol = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z
    .string()
    .refine(hasProtocol, { error: `debe ser una dirección como ${example}`, abort: true })
    .refine(canDecode, 'tiene un % suelto: en una clave se escribe %25');
}

/** Pages and calls live at the root of their host; browsers write an origin in one way. */
const publicUrl = url(['http:', 'https:'], 'https://ventas.example.com')
  .refine((text) => {
    const { origin, href } = new URL(text);
    return href === `${origin}/`;
  }, 'debe ser una dirección sin ruta ni usuario, como https://ventas.example.com: la aplicación está en su raíz')
  .transform((text) => new URL(text).origin);

/** User, key and name of a database stand in an address percent-encoded. */
function canDecode(text: string): boolean {
  try {
    // Its answer is used, or the build takes the call for one without effect.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/**
 * A socket's folder stands in `host`, and nothing before the path: `postgres://user@/base?host=/run`. No URL has that form. What stands
 * there is passed over where there is a `host`.
 */
function withHostName(address: unknown): unknown {
  if (typeof address !== 'string' || !/[?&]host=./.test(address)) return address;
  return address.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost');
}

const databaseUrl = z.preprocess(
  withHostName,
  url(['postgres:', 'postgresql:'], 'postgres://usuario:clave@servidor/base'),
);

const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'debe ser una lista de orígenes separados por comas, como https://ventas.example.com',
  );

const day = z.iso
  .date('debe ser una fecha como 2026-03-31')
  .transform((text) => new Date(`${text}T00:00:00Z`));

const smtpExample = 'smtp://usuario:clave@servidor:587';

/** Every setting is an environment variable; all are optional (decisions §8, §11). */
const Environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'debe ser un número de puerto entre 0 y 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'debe ser un número de puerto entre 0 y 65535')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: databaseUrl.optional(),
    DEMO: flag(true),
    DEMO_DATE: day.optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], smtpExample)
      .refine((text) => new URL(text).hostname !== '', `debe ser una dirección como ${smtpExample}`)
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>\s*$|^[^\s<>@]+@[^\s<>@]+$/,
        'debe ser un remitente como Ventas <ventas@example.com>',
      )
      .default('Presupuesto de Ventas <no-responder@localhost>'),
    ALLOWED_ORIGINS: origins.default([]),
    PUBLIC_URL: publicUrl.optional(),
    SESSION_IDLE_MINUTES: minutes.optional(),
    SESSION_MAX_MINUTES: minutes.default(12 * 60 * minute),
    TRUST_PROXY: z
      .string()
      .regex(/^\d$/, 'debe ser el número de proxys que hay delante del servidor, entre 0 y 9')
      .transform(Number)
      .default(0),
    LOG: z.enum(['info', 'warn', 'error', 'silent'], 'debe ser info, warn, error o silent').default('info'),
  })
  .refine(({ SESSION_IDLE_MINUTES: idle = 0, SESSION_MAX_MINUTES: max }) => idle <= max, {
    path: ['SESSION_IDLE_MINUTES'],
    error: 'no puede ser más que SESSION_MAX_MINUTES, que es 720 si no se indica',
  });

/** What can be set. Times in ms; `dataDir` is absolute. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL to be used instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Load the demonstration company into an empty database, and print its sign-ins while they work; else only an administrator. */
  demo: boolean;
  /** The day that the demonstration data is built around; today when absent. */
  demoDate: Date | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** The address that people reach the application at, for e-mails. */
  publicUrl: string | undefined;
  sessionIdleMs: number;
  sessionMaxMs: number;
  /**
   * Proxies in front of the server: so many addresses are believed, from the right of X-Forwarded-For. With more than there are,
   * a caller could write its own.
   */
  trustProxy: number;
  log: 'info' | 'warn' | 'error' | 'silent';
}

/** A setting holds a value that cannot be used; the message names each one. */
export class SettingsError extends Error {}

/** Reads the settings; an empty variable counts as absent. @throws SettingsError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`La configuración no es válida:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    demo: env.DEMO,
    demoDate: env.DEMO_DATE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    allowedOrigins: env.ALLOWED_ORIGINS,
    publicUrl: env.PUBLIC_URL,
    sessionIdleMs: env.SESSION_IDLE_MINUTES ?? Math.min(defaultIdleMs, env.SESSION_MAX_MINUTES),
    sessionMaxMs: env.SESSION_MAX_MINUTES,
    trustProxy: env.TRUST_PROXY,
    log: env.LOG,
  };
}
