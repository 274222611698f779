import { requiredLine } from './fields.ts';

/**
 * The e-mail shape that the screens accept, without what separates addresses, or wraps them, in a
 * mail's head: a comma typed for a point would make it somebody else's.
 */
export const EMAIL_PATTERN = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/** An e-mail address: required first, then its format. */
export function emailText(required: string) {
  return requiredLine(required, 254).regex(EMAIL_PATTERN, { error: 'El formato del email no es válido' });
}
