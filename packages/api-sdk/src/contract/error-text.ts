/** A text for people: fixed, or the server's own message with a fallback. */
export type ErrorText = string | { readonly server: string };

/** The server's message where there is one, else `fallback`. */
export function server(fallback: string): ErrorText {
  return { server: fallback };
}

/** Texts of one call, by what went wrong. */
export interface ErrorTexts {
  readonly 400?: ErrorText;
  readonly 401?: ErrorText;
  readonly 403?: ErrorText;
  readonly 404?: ErrorText;
  /** What was sent is larger than something on its way takes. */
  readonly 413?: ErrorText;
  /** Any status of 500 and above. */
  readonly '5xx'?: ErrorText;
  /** An answer arrived whose own status is not 200. */
  readonly refused?: ErrorText;
  /** An answer that does not keep the contract. */
  readonly unexpected?: ErrorText;
  /** Whatever is not named: other statuses, and no answer at all. */
  readonly other: ErrorText;
}

/** What went wrong: the HTTP status when there was an answer, and what the server said. */
export interface Failure {
  /** `foreign`: an answer that is not the server's, but a proxy's or half of one; `input`: nothing was sent. */
  readonly kind: 'http' | 'network' | 'contract' | 'foreign' | 'input';
  readonly status?: number;
  /** What the envelope of a foreign answer says, where it has one: another status than HTTP's. */
  readonly envelopeStatus?: number | undefined;
  readonly serverMessage?: string | null;
}

export const FORBIDDEN_TEXT = 'No tienes permisos para realizar esta acción.';
export const UNEXPECTED_TEXT = 'Error inesperado. Por favor, intente nuevamente.';

/** The Spanish text for a failed call. */
export function errorText(texts: ErrorTexts, failure: Failure): string {
  const { kind, status = 0, envelopeStatus, serverMessage } = failure;
  if (kind === 'foreign' && status < 300 && envelopeStatus !== undefined) {
    return refusalText(texts, { status: envelopeStatus, message: serverMessage ?? null });
  }
  return resolve(choose(texts, failure), failure.serverMessage);
}

/** The Spanish text for an answer whose own `status` is not 200 (a 400 among them). */
export function refusalText(
  texts: ErrorTexts,
  answer: { readonly status: number; readonly message?: string | null },
): string {
  const text = answer.status === 400 ? texts[400] : undefined;
  return resolve(text ?? texts.refused ?? texts.other, answer.message);
}

function choose(texts: ErrorTexts, { kind, status = 0 }: Failure): ErrorText {
  if (kind === 'contract' || (kind === 'foreign' && status < 300)) return texts.unexpected ?? texts.other;
  // Of a status that has no text of its own it is undefined.
  const named = status < 500 ? texts[status as 400 | 401 | 403 | 404 | 413] : texts['5xx'];
  return named ?? (status === 403 ? FORBIDDEN_TEXT : texts.other);
}

function resolve(text: ErrorText, serverMessage: string | null | undefined): string {
  if (typeof text === 'string') return text;
  return serverMessage?.trim() ? serverMessage : text.server;
}
