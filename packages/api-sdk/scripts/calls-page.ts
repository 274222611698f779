import type * as z from 'zod';
import { contract } from '../src/contract/contract.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type ErrorText, FORBIDDEN_TEXT } from '../src/contract/error-text.ts';
import { type MethodOf, methodsOfClient } from './methods.ts';

const INTRODUCTION = `# All calls

Written by \`npm run calls\` from the contract; a test compares. Texts in quotes are what \`ApiError.text\` says; *server* means the server's own
message, with the text after it where there is none. ↻ marks what \`retry\` may send again, ✚ an extension that another server may lack.
A 400 is an answer: read its \`message\`, or let \`orThrow()\` reject with it.
`;

/** The index of every call of the contract with the methods that make it, as Markdown. */
export async function callsPage(): Promise<string> {
  const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((area) => Object.values(area));
  const methods = await methodsOfClient(endpoints);
  const sections = Object.entries(contract).map(([area, calls]) => {
    const list: readonly Endpoint[] = Object.values(calls);
    return `## ${area}\n\n${list.map((endpoint) => entryOf(endpoint, methods)).join('\n')}`;
  });
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function entryOf(endpoint: Endpoint, methods: readonly MethodOf[]): string {
  const own = methods.filter((one) => one.endpoint === endpoint);
  const marks = `${endpoint.method === 'POST' || endpoint.stream ? '' : ' ↻'}${endpoint.extension ? ' ✚' : ''}`;
  const lines = [
    `- ${own.map(({ signature }) => `\`${signature}\``).join(', ')}`,
    `  ${endpoint.summary}. \`${endpoint.method} ${endpoint.path}\`${marks}, ${accessOf(endpoint)}.`,
    ...sentOf(endpoint).map((part) => `  ${part}`),
    `  Failures: ${textsOf(endpoint).join('; ')}.`,
  ];
  return `${lines.join('  \n')}\n`;
}

function accessOf({ access }: Endpoint): string {
  if (access === 'public') return 'without a session';
  return access === 'signedIn' ? 'any session' : access.join(', ');
}

function sentOf(endpoint: Endpoint): string[] {
  const parts = (['query', 'body', 'form'] as const).flatMap((part) => {
    const fields = fieldsOf(endpoint[part]);
    return fields.length === 0 ? [] : [`${part} ${fields.join(', ')}`];
  });
  return parts.length === 0 ? [] : [`Sends ${parts.join('; ')}.`];
}

/** The fields of an object's schema, those that may be left out with a question mark. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const { shape } = (schema ?? {}) as { shape?: Readonly<Record<string, z.ZodType>> };
  return Object.entries(shape ?? {}).map(
    ([name, field]) => `\`${name}${field.safeParse(undefined).success ? '?' : ''}\``,
  );
}

function textsOf({ access, errors }: Endpoint): string[] {
  const { other, ...named } = errors;
  const forbidden = access === 'public' || errors[403] ? {} : { 403: FORBIDDEN_TEXT };
  const texts = Object.entries<ErrorText>({ ...forbidden, ...named });
  return [...texts.map(([status, text]) => `${status} ${textOf(text)}`), `else ${textOf(other)}`];
}

function textOf(text: ErrorText): string {
  return typeof text === 'string' ? `“${text}”` : `*server*, “${text.server}”`;
}
