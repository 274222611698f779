import { type Client, createClient } from '../src/sdk/create-client.ts';

/** What a call sends, as a line; nothing comes back. */
export async function requestOf(call: (sdk: Client) => Promise<unknown>): Promise<string> {
  let line = '';
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    line = `${init.method} ${String(input)}${bodyOf(init.body)}`;
    return new Response(null, { status: 500 });
  };
  await call(createClient({ fetch })).catch(() => {});
  return line;
}

function bodyOf(body: RequestInit['body']): string {
  if (body instanceof FormData) return ` ${fieldsOf(body)}`;
  return typeof body === 'string' ? ` ${body}` : '';
}

function fieldsOf(form: FormData): string {
  return [...form]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    .join(' ');
}
