import * as z from 'zod';
import { HttpProblem } from './http-problem.ts';

const { localeError } = z.locales.es();

/** What came, as its schema reads it. @throws HttpProblem 400 with the first fault's message */
export function accept<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: localeError });
  if (result.success) return result.data;
  throw new HttpProblem(400, result.error.issues[0]?.message ?? 'Los datos no son válidos');
}
