import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { methodsOfClient } from '../../scripts/methods.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { openApiDocument } from './document.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { type Content, type JsonSchema, METHODS, type Operation } from './types.ts';

const document = openApiDocument({ version: '1.2.3' });
const operations = Object.values(document.paths).flatMap((item) =>
  METHODS.flatMap((method) => item[method] ?? []),
);
const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })),
);

function operationOf(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(`${name} is not in the document`);
  return found;
}

function exampleOf(area: string, name: string): Example {
  const known: Record<string, Record<string, Example>> = { ...examples };
  return known[area]?.[name] ?? { answer: undefined };
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('lists every call of the contract once', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(({ name }) => name).toSorted(),
    );
  });

  it('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(document);
    const wanted = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(wanted));
    expect(text).not.toContain('$defs');
  });

  it('requires every parameter of a path, by the name that the path has', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => item[method] ?? []).map(({ parameters = [] }) => ({ path, parameters })),
    );
    for (const { path, parameters } of operations) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const own = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      expect(own.map(({ name }) => name)).toEqual(wanted);
    }
  });

  it('leaves no shape untold', () => {
    expect(JSON.stringify(Object.values(document.paths))).not.toMatch(/"schema":\{\}/);
    expect(operationOf('crearPeriodoMoneda').requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/DatosPeriodoMoneda',
    });
    expect(document.components.schemas['DatosPeriodoMoneda']?.properties).toMatchObject({
      tasaCambioEUR: { type: ['number', 'string'], minimum: 0 },
      mes: { anyOf: [{ type: 'integer', minimum: 1, maximum: 12 }, { type: 'null' }] },
    });
  });

  it('marks the extensions, and what needs no token', () => {
    const extensions = operations.filter((operation) => operation['x-extension']);
    const open = operations.filter(({ security }) => security.length === 0);
    expect(extensions).toHaveLength(calls.filter(({ endpoint }) => endpoint.extension).length);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
      'health',
      'login',
      'reestablecerClave',
    ]);
  });

  it('says for each failure what people are shown', () => {
    expect(operationOf('aprobarPresupuesto').responses[403]?.description).toContain(
      'Solo los vendedores pueden aprobar presupuestos.',
    );
    expect(operationOf('login').responses[401]?.description).toContain(
      '«Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.»',
    );
    expect(operationOf('crearCliente').responses[400]?.content['application/json']?.example).toEqual({
      status: 400,
      message: 'El código del cliente es requerido',
    });
    expect(operationOf('listarPaises').responses).not.toHaveProperty('400');
  });

  it('says what a refused condition tells: the record, the figure, or the note', () => {
    const dataOf = (name: string) =>
      operationOf(name).responses[409]?.content['application/json']?.schema.properties?.['data'];
    expect(dataOf('guardarVolumen')).toEqual({ $ref: '#/components/schemas/ConflictoCifra' });
    expect(dataOf('actualizarCliente')).toEqual({ $ref: '#/components/schemas/Conflicto' });
    expect(dataOf('guardarNotaPar')).toEqual({ $ref: '#/components/schemas/ConflictoNota' });
    expect(dataOf('guardarLote')).toBeUndefined();
    const content = operationOf('guardarVolumen').responses[409]?.content['application/json'];
    expect(content && faults(content)).toEqual([]);
  });

  it('has a stream of events for an answer where one comes, and where to go on from', () => {
    const { responses, parameters } = operationOf('escucharEventos');
    expect(responses[200]?.content).toMatchObject({
      'text/event-stream': { schema: { $ref: '#/components/schemas/Evento' } },
    });
    expect(parameters).toMatchObject([{ name: 'Last-Event-ID', in: 'header', required: false }]);
  });

  it.each(calls.filter(({ endpoint }) => endpoint.form))('takes the file of $name as bytes', ({ name }) => {
    expect(operationOf(name).requestBody?.content['multipart/form-data']).toMatchObject({
      schema: { properties: { file: { type: 'string', format: 'binary' } } },
      example: { file: expect.stringContaining('.xlsx') },
    });
  });

  it('names answers by status, as generators of clients take them, among them one of whoever limits calls', () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses).filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
      expect(responses).toMatchObject({ 429: {}, 500: {}, 503: {} });
      expect(Object.keys(responses[429]?.headers ?? {})).toContain('Retry-After');
    }
  });

  it('never offers anything at all as one of several shapes', () => {
    const alternatives: JsonSchema[] = [];
    JSON.parse(JSON.stringify(document), (key, value) => {
      if (key === 'anyOf' || key === 'oneOf') alternatives.push(...value);
      return value;
    });
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.filter((schema) => Object.keys(schema).length === 0)).toEqual([]);
  });

  it('says whose it is, under which licence, where it lives and what each area is', () => {
    const { info, servers, tags } = document;
    expect(info).toMatchObject({ contact: { name: expect.any(String) }, license: { identifier: 'MIT' } });
    expect(servers).toEqual([{ url: '/' }]);
    const described = tags.filter(({ description }) => description !== '').map(({ name }) => name);
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(described));
    expect(document.components.securitySchemes).toMatchObject({ 'X-Token': { in: 'header' } });
  });

  it("names the client's methods behind each call", async () => {
    const methods = await methodsOfClient(calls.map(({ endpoint }) => endpoint));
    for (const { name, endpoint } of calls) {
      const own = methods.filter((method) => method.endpoint === endpoint);
      expect(operationOf(name)['x-sdk']).toEqual(own.map((method) => `sdk.${method.area}.${method.name}`));
    }
  });
});

describe.each(calls)('the example of $name', ({ area, name, endpoint }) => {
  const example = exampleOf(area, name);

  it('is a request that the contract takes', () => {
    expect(problems(endpoint.params, example.params)).toEqual([]);
    expect(problems(endpoint.query, example.query)).toEqual([]);
    expect(problems(endpoint.body, example.body)).toEqual([]);
    expect(problems(endpoint.form, example.form)).toEqual([]);
  });

  it('has an answer that the contract takes', () => {
    expect(problems(endpoint.response, example.answer)).toEqual([]);
  });

  it('fits the schemas of the document, with no field that they do not name', () => {
    const { responses, requestBody } = operationOf(name);
    const answers = Object.values(responses[200]?.content ?? {});
    const contents = [requestBody?.content['application/json'], ...answers];
    expect(contents.flatMap((content) => (content ? faults(content) : []))).toEqual([]);
  });
});

function problems(schema: z.ZodType | undefined, value: unknown): unknown[] {
  if (schema === undefined) return value === undefined ? [] : ['not declared'];
  return schema.safeParse(value).error?.issues ?? [];
}

/** The document's schemas, with unknown fields refused: in an example they are a slip. */
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uuid: true } });
ajv.addSchema({ $id: 'https://example.org/openapi', components: closed(document.components) });

function closed<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    // What names no field at all is a map, whose keys are its own.
    value?.properties ? { ...value, additionalProperties: false } : value,
  );
}

function faults({ schema, example }: Content): unknown[] {
  const text = JSON.stringify(closed(schema)).replaceAll(
    '"#/components',
    '"https://example.org/openapi#/components',
  );
  const validate = ajv.compile(JSON.parse(text));
  return validate(example) ? [] : (validate.errors ?? []);
}
