import { type Client, createClient } from '../src/sdk/create-client.ts';

/** What a call sends, as a line; nothing comes back. */
export async function requestOf(call: (sdk: Client) => Promise<unknown>): Promise<string> {
  let line = '';
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const body = init.body instanceof FormData ? fieldsOf(init.body) : init.body;
    line = [init.method, String(input), body].filter(Boolean).join(' ');
    return new Response(null, { status: 500 });
  };
  await call(createClient({ fetch })).catch(() => {});
  return line;
}

function fieldsOf(form: FormData): string {
  return [...form]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    .join(' ');
}
