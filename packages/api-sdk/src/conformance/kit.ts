import type { Endpoint } from '../contract/endpoint.ts';
import { nameOf } from './report.ts';
import { Differs, must, Unchecked } from './verdict.ts';

/** Who calls: nobody, somebody with a token that no server gave out, or one of the two sign-ins. */
export type Who = 'nadie' | 'desconocido' | 'administrador' | 'vendedor';

export interface Input {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | Blob>>;
}

/** An answer as it came: the HTTP status, and the body if it was JSON. */
export interface Observed {
  readonly status: number;
  readonly content: unknown;
}

/** Called with every call that is made. */
export interface CallMade {
  readonly call: string;
  readonly as: Who;
  readonly status: number;
}

interface KitOptions {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly signal?: AbortSignal | undefined;
  readonly onCall?: ((made: CallMade) => void) | undefined;
}

/** A row of an answer whose fields are not to be trusted yet. */
export type Row = Readonly<Record<string, unknown>>;

const UNKNOWN_TOKEN = 'conformidad-token-desconocido';

/** Makes the calls of the checks, and keeps what every call of the contract answered. */
export class Kit {
  readonly observed = new Map<Endpoint, Observed[]>();
  readonly tokens = new Map<Who, string>([['desconocido', UNKNOWN_TOKEN]]);
  private readonly read = new Map<string, Promise<Observed>>();

  constructor(private readonly options: KitOptions) {}

  /** The same sessions under another signal, or none. */
  withSignal(signal?: AbortSignal): Kit {
    const kit = new Kit({ ...this.options, signal });
    for (const [who, token] of this.tokens) kit.tokens.set(who, token);
    return kit;
  }

  /** Makes a call. @throws Unchecked when `as` is not signed in; Differs when no answer comes */
  async send(endpoint: Endpoint, input: Input = {}, as: Who = this.caller(endpoint)): Promise<Observed> {
    const { baseUrl, fetch, signal, onCall } = this.options;
    signal?.throwIfAborted();
    const token = this.tokens.get(as);
    if (token === undefined && as !== 'nadie') throw new Unchecked(`no se pudo iniciar sesión como ${as}`);
    const response = await answered(
      fetch(urlOf(baseUrl, endpoint, input), {
        method: endpoint.method,
        redirect: 'manual',
        ...bodyOf(input, token),
        ...(signal && { signal }),
      }),
      signal,
    );
    const observed = { status: response.status, content: parse(await answered(response.text(), signal)) };
    this.observed.set(endpoint, [...(this.observed.get(endpoint) ?? []), observed]);
    onCall?.({ call: nameOf(endpoint), as, status: observed.status });
    return observed;
  }

  /** What a call answers now, asked for once and then remembered: for what checks start from. */
  async known(endpoint: Endpoint, input: Input = {}, as: Who = this.caller(endpoint)): Promise<Row[]> {
    const key = JSON.stringify([nameOf(endpoint), input, as]);
    const asked = this.read.get(key) ?? this.send(endpoint, input, as);
    this.read.set(key, asked);
    return rowsOf(endpoint, await asked);
  }

  /** The rows that a call answers now. */
  async rows(endpoint: Endpoint, input: Input = {}, as: Who = this.caller(endpoint)): Promise<Row[]> {
    return rowsOf(endpoint, await this.send(endpoint, input, as));
  }

  /** Whom a call is for; the seller where it is for both. */
  caller({ access }: Endpoint): Who {
    if (access === 'public') return 'nadie';
    return access !== 'signedIn' && access[0] === 'ADMINISTRADOR' ? 'administrador' : 'vendedor';
  }
}

/** @throws Differs when the HTTP status is another one */
export function expectStatus({ status }: Observed, ...wanted: readonly number[]): void {
  must(wanted.includes(status), `respondió ${status} en vez de ${wanted.join(' o ')}`);
}

/** A field of an answer's body, or of a row. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The `message` of an answer; empty when there is none. */
export function messageOf({ content }: Observed): string {
  const message = field(content, 'message');
  return typeof message === 'string' ? message : '';
}

function rowsOf(endpoint: Endpoint, { status, content }: Observed): Row[] {
  const data = field(content, 'data');
  if (status !== 200 || !Array.isArray(data)) throw new Unchecked(`${nameOf(endpoint)} no dio una lista`);
  return data.filter((row): row is Row => typeof row === 'object' && row !== null);
}

async function answered<T>(under: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await under;
  } catch {
    signal?.throwIfAborted();
    throw new Differs('no hubo respuesta');
  }
}

function urlOf(baseUrl: string, { path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).flatMap<[string, string]>(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}

function bodyOf({ body, form }: Input, token: string | undefined): Pick<RequestInit, 'headers' | 'body'> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== undefined) headers['X-Token'] = token;
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    return { headers, body: data };
  }
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
