import * as z from 'zod';
import { plainNumber } from './decimal-text.ts';

/** Text that must hold something besides white space; trimmed. `message` answers an absent, blank or non-text value. */
export function requiredText(message: string, maxLength: number) {
  return filled(z.string({ error: message }), message, maxLength);
}

/** The same for a code or a name, which people tell apart by what they see: on one line, without what is invisible. */
export function requiredLine(message: string, maxLength: number) {
  return filled(z.string({ error: message }).overwrite(visibleLine), message, maxLength);
}

/**
 * What nobody sees: format characters, as zero-width spaces of chats and web pages, control characters that are no white space, and
 * what is no character. The first group is the joiner of two emoji, which stays.
 */
const UNSEEN =
  /(\p{ExtPict}(?:\ufe0f|\p{EMod})?\u200d(?=\p{ExtPict}))|\p{Cf}|(?!\s)\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** A text as it is seen on one line: white space of any kind and length is one blank. */
export function visibleLine(text: string): string {
  return text.replace(UNSEEN, '$1').replace(/\s+/g, ' ');
}

function filled(text: z.ZodString, message: string, maxLength: number) {
  return text
    .trim()
    .min(1, { error: message, abort: true })
    .max(maxLength, { error: `El texto supera los ${maxLength} caracteres permitidos` });
}

/** The key as typed: white space counts, and its length is bounded because hashing it costs time. */
export function keyText(message: string) {
  return z
    .string({ error: message })
    .min(1, { error: message })
    .max(200, { error: 'La clave supera los 200 caracteres permitidos' });
}

/** A whole number, as a JSON number or as plain decimal digits of a query or path. */
export function wholeNumber(options: { min: number; max: number; message: string }) {
  const { min, max, message } = options;
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,16}$/, { error: message })], { error: message })
    .transform(Number)
    .pipe(
      z
        .number({ error: message })
        .int({ error: message })
        .min(min, { error: message })
        .max(max, { error: message }),
    );
}

/** The id of a record: a positive 32-bit integer. */
export function rowID(name: string) {
  return recordID(name, 2 ** 31 - 1);
}

/** The id of a month: larger than others, for each row has room for 4096 months. */
export function monthID(name: string) {
  return recordID(name, 2 ** 43 - 1);
}

function recordID(name: string, max: number) {
  return wholeNumber({ min: 1, max, message: `${name} no es un identificador válido` });
}

const PLAIN_DECIMAL = /^\d{1,15}(\.\d{1,20})?$/;
const ANY_DECIMAL = /^\d+(\.\d+)?$/;

/**
 * A decimal that is kept exactly: taken as a number or as plain text (`12.5`; no sign, exponent or grouping), handed on
 * as text so that no float touches it before the database. `required` answers an absent or empty value, `tooLarge` one above `max`.
 */
export function exactDecimal(options: {
  max: number;
  message: string;
  tooLarge?: string;
  required?: string;
  positive?: true;
}) {
  const { max, message, tooLarge = message, required = message, positive } = options;
  return z
    .union([z.number(), z.string()], { error: ({ input }) => ((input ?? '') === '' ? required : message) })
    .refine((value) => value !== '', { error: required, abort: true })
    .transform((value) => (typeof value === 'number' ? plainNumber(value) : value))
    .refine((text) => !ANY_DECIMAL.test(text) || Number(text) <= max, { error: tooLarge, abort: true })
    .refine((text) => PLAIN_DECIMAL.test(text) && (!positive || Number(text) > 0), { error: message });
}

const flagMessage = (name: string) => `El campo ${name} debe ser verdadero o falso`;

/** A flag of a body. */
export function flag(name: string) {
  return z.boolean({ error: flagMessage(name) });
}

/** A flag as a query carries it: a boolean or its text. */
export function flagFilter(name: string) {
  const error = flagMessage(name);
  return z.union([z.boolean(), z.stringbool({ error })], { error }).optional();
}

/** A list's page: zero-based number and size. */
export function page(maxSize = 100) {
  return {
    pageNumber: wholeNumber({
      min: 0,
      max: 1_000_000,
      message: 'pageNumber debe ser un número entero mayor o igual a 0',
    }).default(0),
    pageSize: wholeNumber({
      min: 1,
      max: maxSize,
      message: `pageSize debe ser un número entero entre 1 y ${maxSize}`,
    }).default(10),
  };
}

/** Search text of a list; blank is the same as none. */
export const searchText = z
  .string({ error: 'El texto de búsqueda no es válido' })
  .trim()
  .max(100, { error: 'El texto de búsqueda supera los 100 caracteres' })
  .optional();

/** The years of moments that something can have happened in, with room for every offset. */
const FIRST_MOMENT = Date.UTC(1900, 0, 1);
const LAST_MOMENT = Date.UTC(2200, 0, 1);

/** A moment, as ISO 8601 with its offset from UTC (`2026-11-03T18:04:00Z`), from 1900 to 2199; handed on as a `Date`. */
export function instant(name: string) {
  const message = `${name} no es un momento válido`;
  return z.iso
    .datetime({ offset: true, error: message })
    .transform((text) => new Date(text))
    .refine((moment) => moment.getTime() >= FIRST_MOMENT && moment.getTime() < LAST_MOMENT, {
      error: message,
    });
}
