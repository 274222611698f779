import type { Access, Endpoint } from '../contract/endpoint.ts';
import { EVENT_ID_HEADER } from '../contract/event-id.ts';
import { failures } from './answers.ts';
import type { Example } from './examples/example.ts';
import { headersOf } from './headers.ts';
import type { Schemas } from './schemas.ts';
import type { Answer, Content, JsonSchema, Operation, Parameter, Plain } from './types.ts';

export interface Described {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly tag: string;
  readonly methods: readonly string[];
  readonly example: Example;
}

/** One call in OpenAPI: parameters, body, answers, examples, and who may call. */
export function operation({ name, endpoint, tag, methods, example }: Described, schemas: Schemas): Operation {
  const parameters = [
    ...parametersOf('path', endpoint.params, example.params, schemas),
    ...parametersOf('query', endpoint.query, example.query, schemas),
    ...(endpoint.stream ? [LAST_EVENT_ID] : []),
  ];
  const requestBody = bodyOf(endpoint, example, schemas);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: describe(endpoint),
    ...(endpoint.extension && { 'x-extension': true }),
    'x-sdk': methods,
    security: endpoint.access === 'public' ? [] : [{ 'X-Token': [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { required: true, content: requestBody } }),
    responses: {
      200: success(endpoint, example, schemas),
      ...failures(endpoint, example, schemas),
    },
  };
}

const LAST_EVENT_ID: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    description: `El id del último evento recibido: se sigue a partir de él. Antes del primero, la cabecera \`${EVENT_ID_HEADER}\` de la respuesta al inicio de sesión o a la validación del token`,
  },
};

function success(endpoint: Endpoint, example: Example, schemas: Schemas): Answer {
  const content = { schema: schemas.of(endpoint.response, 'output'), example: example.answer };
  const headers = headersOf(200);
  if (!endpoint.stream)
    return { description: 'Correcto.', headers, content: { 'application/json': content } };
  const description =
    'Eventos enviados por el servidor: cada uno lleva un `id` y, en `data`, el JSON que aquí se describe.';
  return { description, headers, content: { 'text/event-stream': content } };
}

function parametersOf(
  place: Parameter['in'],
  part: Endpoint['params'],
  example: Readonly<Record<string, Plain>> = {},
  schemas: Schemas,
): Parameter[] {
  if (part === undefined) return [];
  const { properties = {}, required = [] } = schemas.of(part, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

function bodyOf(
  { body, form }: Endpoint,
  example: Example,
  schemas: Schemas,
): Readonly<Record<string, Content>> | undefined {
  if (body) {
    return { 'application/json': { schema: schemas.of(body, 'input'), example: example.body } };
  }
  if (!form) return undefined;
  const schema: JsonSchema = schemas.of(form, 'input');
  return { 'multipart/form-data': { schema, example: withFileNames(example.form) } };
}

/** A file in an example is a name: its bytes are not for reading. */
function withFileNames(form: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof Blob ? 'ventas.xlsx' : value]),
  );
}

function describe({ access, pendingKey, extension }: Endpoint): string {
  const sentences = [`Pueden llamar: ${audience(access)}.`];
  if (pendingKey) sentences.push('También mientras el usuario debe cambiar su clave.');
  if (extension) {
    sentences.push('Extensión: otro servidor puede responder 404, 405 o 501, y entonces no la ofrece.');
  }
  return sentences.join(' ');
}

function audience(access: Access): string {
  if (access === 'public') return 'todos, sin sesión';
  if (access === 'signedIn') return 'todos los usuarios con sesión';
  return access.map((tipo) => (tipo === 'ADMINISTRADOR' ? 'administradores' : 'vendedores')).join(' y ');
}
