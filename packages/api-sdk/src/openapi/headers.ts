import type { Header } from './types.ts';

/** Headers of answers, by the name that the document refers to them with. */
export const headers: Readonly<Record<'X-Request-Id' | 'Retry-After', Header>> = {
  'X-Request-Id': {
    description: 'La referencia de la petición, que también está en el registro del servidor.',
    schema: { type: 'string', format: 'uuid' },
    example: '3f0d5a1e-6f57-4c0e-9b1c-0a4f3f0b7c11',
  },
  'Retry-After': {
    description: 'Cuándo volver a intentarlo: segundos, o una fecha como la de la cabecera `Date`.',
    schema: { type: 'string' },
    example: '30',
  },
};

type Reference = { readonly $ref: string };

const reference = (name: keyof typeof headers): Readonly<Record<string, Reference>> => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

/** What an answer of a status carries besides its body. */
export function headersOf(status: number): Readonly<Record<string, Reference>> {
  const isLater = status === 429 || status === 503;
  return { ...reference('X-Request-Id'), ...(isLater && reference('Retry-After')) };
}
