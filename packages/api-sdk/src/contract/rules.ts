import * as z from 'zod';
import { NuevaClave } from './key-rules.ts';
import { COMPLETE_FIELDS } from './sesion.ts';

/** The first thing wrong with a form: the field and its message. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/**
 * The first problem of `value` under `schema`, in the order in which the schema declares its fields; undefined
 * when there is none.
 */
export function firstProblem(schema: z.ZodType, value: unknown): Problem | undefined {
  return problemsOf(schema, value)[0];
}

/** Everything wrong with `value` under `schema`, in the same order. */
export function problemsOf(schema: z.ZodType, value: unknown): readonly Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
}

export const REQUIRED_FIELD = 'Este campo es requerido';

/** What a text box or a select says of its value: only a required one can be wrong. */
export function requiredProblem(value: string, required: boolean): string | undefined {
  return required && value.trim() === '' ? REQUIRED_FIELD : undefined;
}

const filled = z.string().min(1, { error: COMPLETE_FIELDS });

/** Change-key form: all three filled, new equals confirmation, new differs from current, then the requirements. */
export const CambioClave = z
  .object({ claveActual: filled, claveNueva: filled, confirmacion: filled })
  .superRefine((form, context) => {
    const message = changeKeyProblem(form.claveActual, form.claveNueva, form.confirmacion);
    if (message) context.addIssue({ code: 'custom', path: [message.field], message: message.message });
  });

function changeKeyProblem(current: string, next: string, confirmation: string): Problem | undefined {
  if (next !== confirmation) {
    return { field: 'confirmacion', message: 'La nueva contraseña y la confirmación deben ser iguales.' };
  }
  if (next === current) {
    return { field: 'claveNueva', message: 'La nueva contraseña debe ser diferente a la contraseña actual.' };
  }
  const problem = firstProblem(NuevaClave, next);
  return problem && { field: 'claveNueva', message: problem.message };
}
