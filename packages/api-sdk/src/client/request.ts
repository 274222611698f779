import { plainNumber } from '../contract/decimal-text.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Outgoing } from './transport.ts';

/** The loose shape of any endpoint's input; the typed one is `EndpointInput`. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormFields;
}

/** Multipart fields as they are handed in. */
type FormFields = Readonly<Record<string, Blob | string | number | boolean | null | undefined>>;

/** The request that a call makes. */
export function outgoing(
  baseUrl: string,
  endpoint: Endpoint,
  input: LooseInput,
  token: string | null | undefined,
  signal: AbortSignal | undefined,
): Outgoing {
  const url = urlOf(baseUrl, endpoint, input);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['X-Token'] = token;
  const xsrf = isSameOrigin(url) ? cookie('XSRF-TOKEN') : undefined;
  if (xsrf) headers['X-XSRF-TOKEN'] = xsrf;
  if (input.form) return { method: endpoint.method, url, headers, body: formDataOf(input.form), signal };
  if (endpoint.body) headers['Content-Type'] = 'application/json';
  const body = endpoint.body ? JSON.stringify(input.body) : undefined;
  return { method: endpoint.method, url, headers, body, signal };
}

/** The call's address: base, path with its segments filled in, query. Absent and null query values are left out. */
function urlOf(baseUrl: string, endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, textOf(value)]],
    ),
  ).toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${query && `?${query}`}`;
}

/** Multipart fields: files as they are, texts raw. */
function formDataOf(form: FormFields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value instanceof Blob) data.append(name, value);
    else if (value !== undefined && value !== null) data.append(name, String(value));
  }
  return data;
}

/** Whether the call stays on the page's own origin; outside a browser it never does. */
function isSameOrigin(url: string): boolean {
  if (typeof location === 'undefined') return false;
  return new URL(url, location.href).origin === location.origin;
}

/** The value of a cookie of this page, where there are cookies. */
function cookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A loose percent sign: it was not encoded.
    return value;
  }
}

/** A number without exponent, which the API's decimals do not take. */
function textOf(value: unknown): string {
  return typeof value === 'number' ? plainNumber(value) : String(value);
}
