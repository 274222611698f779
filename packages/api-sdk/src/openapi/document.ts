import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { REFUSAL } from './answers.ts';
import { areas } from './areas.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { headers } from './headers.ts';
import { methodsOf } from './methods.ts';
import { type Described, operation } from './operation.ts';
import { Schemas } from './schemas.ts';
import type { Method, OpenApiDocument, Operation } from './types.ts';

export interface OpenApiOptions {
  /** The version of the API that the document is about. */
  readonly version: string;
  /** Where the API lives, without the `/api/…` part; by default where the document itself comes from. */
  readonly serverUrl?: string;
}

const description = `Presupuestos de ventas por cliente, producto y mes.

Cada respuesta es \`{ status, message, data?, rows? }\`: \`status\` repite el estado HTTP, \`message\` es para personas y \
\`rows\` es el total de una lista por páginas. Los campos desconocidos no son un error. Las páginas se cuentan desde 0. Un \
400 no es un fallo: su \`message\` dice por qué se rechaza la petición.

El token que entrega el inicio de sesión viaja en la cabecera \`X-Token\` de todas las llamadas que no son públicas. Las \
toneladas tienen 3 decimales, los precios por kg 4 y las tasas 6; una tasa son unidades de moneda local por euro.`;

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument({ version, serverUrl = '/' }: OpenApiOptions): OpenApiDocument {
  const schemas = new Schemas();
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const described of calls()) {
    const path = samePath(Object.keys(paths), templateOf(described.endpoint));
    const item = (paths[path] ??= {});
    item[methodOf(described.endpoint)] = renamed(operation(described, schemas), path);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de Presupuesto de Ventas',
      version,
      description,
      contact: { name: 'Presupuesto de Ventas' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.values(areas),
    paths,
    components: {
      securitySchemes: {
        'X-Token': {
          type: 'apiKey',
          in: 'header',
          name: 'X-Token',
          description: 'El token que entrega el inicio de sesión.',
        },
      },
      headers,
      schemas: { ...schemas.components, Rechazo: REFUSAL },
    },
  };
}

function calls(): Described[] {
  // Contract and examples have the same keys, by the type of the examples.
  const known = examples as Readonly<Record<string, Readonly<Record<string, Example>>>>;
  return Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name,
      endpoint,
      methods: methodsOf(area, name),
      tag: areas[area as keyof typeof areas].name,
      example: known[area]?.[name] ?? { answer: undefined },
    })),
  );
}

function templateOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function methodOf({ method }: Endpoint): Method {
  // The methods of the contract in lower case are those of OpenAPI.
  return method.toLowerCase() as Method;
}

/** OpenAPI takes two paths that differ in a parameter's name alone for the same one: the name that came first stands. */
function samePath(known: readonly string[], path: string): string {
  const shape = (template: string) => template.replace(/\{\w+\}/g, '{}');
  return known.find((other) => shape(other) === shape(path)) ?? path;
}

function renamed(operation: Operation, path: string): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (operation.parameters === undefined) return operation;
  const parameters = operation.parameters.map((parameter) =>
    parameter.in === 'path' ? { ...parameter, name: names.shift() ?? parameter.name } : parameter,
  );
  return { ...operation, parameters };
}
