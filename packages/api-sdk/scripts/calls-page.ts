import { contract } from '../src/contract/contract.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type ErrorText, FORBIDDEN_TEXT } from '../src/contract/error-text.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import type { JsonSchema, Operation } from '../src/openapi/types.ts';
import { type MethodOf, methodsOfClient } from './methods.ts';
import { fieldsOf, fieldsText, typeText } from './type-text.ts';
import { typesPart } from './types-part.ts';

const INTRODUCTION = `# All calls

Written by \`npm run calls\` from the contract; a test compares. Texts in quotes are what \`ApiError.text\` says; *server* means the server's own
message, with the text after it where there is none. ↻ marks what \`retry\` may send again, ✚ an extension that another server may lack.
A 400 is an answer: read its \`message\`, or let \`orThrow()\` reject with it.

Every answer has \`status\` and \`message\`; *Answers* says what else is in it. A question mark stands at what may be left out, and may be absent or null in an answer. A *decimal* is sent as a number or as
text (\`'12.345'\`), without sign, exponent or grouping; a *moment* is ISO 8601 with its offset (\`2026-11-03T18:04:00Z\`). The fields of what is answered stand under [Types](#types), whole programs in [guide.md](guide.md).
`;

/** The index of every call of the contract with the methods that make it, as Markdown. */
export async function callsPage(): Promise<string> {
  const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((area) => Object.values(area));
  const methods = await methodsOfClient(endpoints);
  const sections = Object.entries(contract).map(([area, calls]) => {
    const list: readonly Endpoint[] = Object.values(calls);
    return `## ${area}\n\n${list.map((endpoint) => entryOf(endpoint, methods)).join('\n')}`;
  });
  const calls = sections.join('\n');
  return `${INTRODUCTION}\n${calls}\n${typesPart(document.components.schemas, calls)}`;
}

const document = openApiDocument({ version: '' });

function operationOf({ method, path }: Endpoint): Operation {
  const wanted = path.replace(/:\w+/g, '{}');
  const [, item] =
    Object.entries(document.paths).find(([key]) => key.replace(/\{\w+\}/g, '{}') === wanted) ?? [];
  const operation = Object.entries(item ?? {}).find(([key]) => key === method.toLowerCase())?.[1];
  if (!operation) throw new Error(`${method} ${path} is not in the OpenAPI document`);
  return operation;
}

function entryOf(endpoint: Endpoint, methods: readonly MethodOf[]): string {
  const own = methods.filter((one) => one.endpoint === endpoint);
  const marks = `${endpoint.method === 'POST' || endpoint.stream ? '' : ' ↻'}${endpoint.extension ? ' ✚' : ''}`;
  const lines = [
    `- ${own.map(({ signature }) => `\`${signature}\``).join(', ')}`,
    `  ${endpoint.summary}. \`${endpoint.method} ${endpoint.path}\`${marks}, ${accessOf(endpoint)}.`,
    ...sentOf(endpoint).map((part) => `  ${part}`),
    `  ${answerOf(endpoint)}`,
    `  Failures: ${textsOf(endpoint).join('; ')}.`,
  ];
  return `${lines.join('  \n')}\n`;
}

function accessOf({ access }: Endpoint): string {
  if (access === 'public') return 'without a session';
  return access === 'signedIn' ? 'any session' : access.join(', ');
}

function sentOf(endpoint: Endpoint): string[] {
  const { parameters = [], requestBody } = operationOf(endpoint);
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, required, schema }) => `\`${name}${required ? '' : '?'}\` ${typeText(schema)}`);
  const content = Object.entries(requestBody?.content ?? {})[0];
  const parts = [
    ...(query.length > 0 ? [`query ${query.join(', ')}`] : []),
    ...(content
      ? [`${content[0].startsWith('multipart') ? 'form' : 'body'} ${sentText(content[1].schema)}`]
      : []),
  ];
  return parts.length === 0 ? [] : [`Sends ${parts.join('; ')}.`];
}

/** What is sent is told where it is sent, also where it has a name. */
function sentText(schema: JsonSchema): string {
  const own = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return own?.properties ? fieldsText(own).join(', ') : typeText(schema);
}

/** What an accepted answer carries besides its status and message. */
function answerOf(endpoint: Endpoint): string {
  const content = operationOf(endpoint).responses['200']?.content ?? {};
  const schema = Object.values(content)[0]?.schema ?? {};
  if (endpoint.stream) return `Answers with a stream of ${typeText(schema)}.`;
  const fields = fieldsOf(schema).filter(({ name }) => !/^`(status|message)\??`$/.test(name));
  return fields.length === 0
    ? 'Answers nothing else.'
    : `Answers ${fields.map(({ name, type }) => `${name.replace('?', '')} ${type}`).join(', ')}.`;
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
