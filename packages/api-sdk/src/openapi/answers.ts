import type * as z from 'zod';
import { Conflicto, ConflictoCifra, ConflictoNota } from '../contract/conditional.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ErrorText, errorText } from '../contract/error-text.ts';
import type { Example } from './examples/example.ts';
import { headersOf } from './headers.ts';
import type { Schemas } from './schemas.ts';
import type { Answer, JsonSchema } from './types.ts';

/** A refusal's schema, which every failing answer shares. */
export const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'El mismo estado que el de HTTP' },
    message: { type: 'string', description: 'Para personas, en español' },
  },
  required: ['status', 'message'],
  additionalProperties: {},
};

/** What a refused condition answers, by what it is about. */
const conflicts = {
  record: { schema: Conflicto, message: 'admin cambió este registro después de que usted lo abriera' },
  figure: { schema: ConflictoCifra, message: 'admin cambió esta cifra después de que usted la viera' },
  note: { schema: ConflictoNota, message: 'admin cambió esta nota después de que usted la viera' },
} as const;

const meanings = {
  400: 'La petición no es válida o se rechaza; `message` dice por qué.',
  401: 'No hay sesión, o ha caducado.',
  403: 'El usuario no puede hacer esta llamada, o antes debe cambiar su clave.',
  404: 'No existe, o no es del vendedor que llama.',
  409: 'Con `visto`: ya no está lo que se leyó; `data` dice qué hay ahora, quién lo cambió y cuándo.',
  429: 'Demasiadas llamadas en poco tiempo: la cabecera `Retry-After` dice cuándo volver a intentarlo. La responde quien las limite delante del servidor.',
  500: 'El servidor no pudo atender la llamada; `message` lleva la referencia de `X-Request-Id`.',
  503: 'El servicio no está disponible en este momento.',
} as const;
type Failing = keyof typeof meanings;

/** The failing answers of a call, with the text that people are shown for each. */
export function failures(endpoint: Endpoint, example: Example, schemas: Schemas): Record<string, Answer> {
  const { access, errors, params, query, body, form } = endpoint;
  const isOpen = access === 'public';
  const possible: Record<Failing, boolean> = {
    400: [params, query, body, form].some((part) => part !== undefined),
    401: !isOpen || errors[401] !== undefined,
    403: !isOpen,
    404: params !== undefined || errors[404] !== undefined || asksForPeriod(query),
    409: endpoint.conditional !== undefined,
    429: true,
    500: true,
    503: true,
  };
  const statuses: readonly Failing[] = [400, 401, 403, 404, 409, 429, 500, 503];
  const answers = Object.fromEntries(
    statuses.filter((status) => possible[status]).map((status) => [status, failure(endpoint, status)]),
  );
  const { 409: refused } = answers;
  return { ...answers, ...(refused && { 409: withConflict(refused, endpoint, example, schemas) }) };
}

/** A refused condition says what stands there now. */
function withConflict(
  refused: Answer,
  { conditional = 'record' }: Endpoint,
  example: Example,
  schemas: Schemas,
): Answer {
  const { schema, message } = conflicts[conditional];
  const data = schemas.of(schema, 'output');
  const actual = { record: Object(example.answer).data, figure: 48, note: 'Renueva en abril' }[conditional];
  const shown = { ...Object(refused.content['application/json']?.example), message };
  return {
    ...refused,
    content: {
      'application/json': {
        schema: { ...REFUSAL, properties: { ...REFUSAL.properties, data } },
        example: { ...shown, data: { actual, usuario: 'admin', fecha: '2026-09-14T09:41:27Z' } },
      },
    },
  };
}

function asksForPeriod(query: z.ZodType | undefined): boolean {
  const issues = query?.safeParse({}).error?.issues ?? [];
  return issues.some(({ path }) => path[0] === 'periodoID');
}

function failure(endpoint: Endpoint, status: Failing): Answer {
  const text = errorText(endpoint.errors, { kind: 'http', status });
  const isServers = typeof textOf(endpoint, status) === 'object';
  const shown = isServers ? `el mensaje del servidor o, si falta, «${text}»` : `«${text}»`;
  const message = status === 400 ? (firstRefusal(endpoint) ?? text) : text;
  return {
    description: `${endpoint.path === '/api/v1/login' && status === 401 ? 'La clave o el usuario no son correctos.' : meanings[status]} Texto para personas: ${shown}`,
    headers: headersOf(status),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Rechazo' },
        example: { status, message },
      },
    },
  };
}

/** The text that the catalogue has for a status, not yet resolved. A 403 has one text for all calls. */
function textOf({ errors }: Endpoint, status: Failing): ErrorText | undefined {
  if (status === 409 || status === 429) return errors.other;
  if (status === 500 || status === 503) return errors['5xx'] ?? errors.other;
  return errors[status] ?? (status === 403 ? undefined : errors.other);
}

/** The first message that an empty request is refused with. */
function firstRefusal({ params, query, body, form }: Endpoint): string | undefined {
  return [params, query, body, form]
    .map((part) => part?.safeParse({}).error?.issues[0]?.message)
    .find((message) => message !== undefined);
}
