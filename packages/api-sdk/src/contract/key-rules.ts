import * as z from 'zod';

/** One requirement of a new key: its line in the live checklist and its message. */
export interface KeyRequirement {
  readonly id: 'length' | 'upper' | 'lower' | 'digit' | 'special' | 'blank';
  readonly label: string;
  readonly message: string;
  readonly isMet: (key: string) => boolean;
}

export const KEY_REQUIREMENTS: readonly KeyRequirement[] = [
  {
    id: 'length',
    label: 'Al menos 8 caracteres',
    message: 'La contraseña debe tener al menos 8 caracteres.',
    isMet: (key) => key.length >= 8,
  },
  {
    id: 'upper',
    label: 'Al menos una letra mayúscula',
    message: 'La contraseña debe tener al menos una letra mayúscula.',
    isMet: (key) => /\p{Lu}/u.test(key),
  },
  {
    id: 'lower',
    label: 'Al menos una letra minúscula',
    message: 'La contraseña debe tener al menos una letra minúscula.',
    isMet: (key) => /\p{Ll}/u.test(key),
  },
  {
    id: 'digit',
    label: 'Al menos un número',
    message: 'La contraseña debe tener al menos un número.',
    isMet: (key) => /\d/.test(key),
  },
  {
    id: 'special',
    label: 'Al menos un carácter especial (!@#$%^&*(),.?":{}|<>)',
    message: 'La contraseña debe tener al menos un carácter especial.',
    isMet: (key) => /[!@#$%^&*(),.?":{}|<>]/.test(key),
  },
  {
    id: 'blank',
    label: 'Sin espacios en blanco',
    message: 'La contraseña no puede contener espacios en blanco.',
    isMet: (key) => key !== '' && !/\s/.test(key),
  },
];

/** The first requirement that `key` misses, as its message, in the order of the checklist. */
export function keyProblem(key: string): string | undefined {
  return KEY_REQUIREMENTS.find((requirement) => !requirement.isMet(key))?.message;
}

/** A key that a user chooses. */
export const NuevaClave = z
  .string({ error: 'Por favor, complete todos los campos requeridos.' })
  .min(1, { error: 'Por favor, complete todos los campos requeridos.', abort: true })
  .max(200, { error: 'La clave supera los 200 caracteres permitidos', abort: true })
  .superRefine((key, context) => {
    const message = keyProblem(key);
    if (message) context.addIssue({ code: 'custom', message });
  });
