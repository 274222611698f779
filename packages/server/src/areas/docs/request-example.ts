import type { Operation } from '@presupuesto/api-sdk/openapi';

/** The example of a call as it travels: line, headers that matter, body. */
export function requestExample(method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation;
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    else query.set(name, String(example));
  }
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const lines = [`${method.toUpperCase()} ${address}${query.size > 0 ? `?${query.toString()}` : ''}`];
  if (security.length > 0) lines.push('X-Token: q0tKd2b8Vn3yHc5Jw1Zr6Xs9Lm4Pf7Ga');
  if (type !== undefined) lines.push(`Content-Type: ${type}`);
  if (content !== undefined) lines.push('', bodyText(type, content.example));
  return lines.join('\n');
}

function bodyText(type: string | undefined, example: unknown): string {
  if (type === 'application/json') return JSON.stringify(example, null, 2);
  const fields = Object.entries(typeof example === 'object' && example !== null ? example : {});
  return fields.map(([name, value]) => `${name}=${name === 'file' ? '@' : ''}${String(value)}`).join('\n');
}
