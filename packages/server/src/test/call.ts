export interface CallOptions {
  token?: string;
  query?: Record<string, string | number | boolean>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer, its JSON already read; a body that is not JSON is undefined. */
export interface CallAnswer {
  status: number;
  body: { status: number; message: string; data?: unknown; rows?: number; [extra: string]: unknown };
  headers: Headers;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<CallAnswer>;
export type SignIn = (nombreUsuario: string, clave: string) => Promise<string>;

/** Calls the server at `url` over HTTP, as a client of somebody else's would. */
export function createCall(url: string): Call {
  return async (method, path, { token, query, body, headers = {} } = {}) => {
    const target = new URL(path, url);
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method,
      headers: {
        ...(token !== undefined && { 'x-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    const text = await response.text();
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : undefined,
      headers: response.headers,
    };
  };
}

/** Signs in over HTTP and gives the token. */
export function signInWith(call: Call): SignIn {
  return async (nombreUsuario, clave) => {
    const { status, body } = await call('POST', '/api/v1/login', { body: { nombreUsuario, clave } });
    const { data } = body;
    const hasToken = typeof data === 'object' && data !== null && 'token' in data;
    if (status !== 200 || !hasToken || typeof data.token !== 'string') {
      throw new Error(`${nombreUsuario} could not sign in: ${status} ${body.message}`);
    }
    return data.token;
  };
}
