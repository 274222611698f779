import * as z from 'zod';

/** Every answer: `status` repeats the HTTP status, `message` is for people. Unknown fields are kept. */
const base = {
  status: z.number().int(),
  message: z
    .string()
    .nullish()
    .transform((message) => message ?? ''),
};

/** An answer without data. */
export function envelope() {
  return z.looseObject(base);
}

/** An answer with data; a refusal carries none. */
export function envelopeOf<T extends z.ZodType>(data: T) {
  return z.looseObject({ ...base, data: data.nullish() });
}

/** One page of a list; `rows` is the true total on any page. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.looseObject({
    ...base,
    data: z.array(item).nullish(),
    rows: z.number().int().min(0).nullish(),
  });
}
