/**
 * @throws TypeError when no header takes the token: `fetch` refuses it with each call, which looks as if no answer came. One that is
 * read before every call (`getToken`) is looked at by `checkedRead`.
 */
export function checkToken(token: string | undefined): void {
  if (token === undefined) return;
  try {
    void new Headers({ 'X-Token': token });
  } catch {
    // What is caught may repeat the token.
    throw new TypeError('token must be of characters that a header takes');
  }
}

/** Reads a token as `read` does. @throws TypeError when that brings no text: a promise, which plain JavaScript lets pass, would go out as one */
export function checkedRead(read: () => string | null | undefined): () => string | null | undefined {
  return () => {
    const token = read();
    if (token === null || token === undefined || typeof token === 'string') return token;
    throw new TypeError('getToken must return the token itself, not a promise or anything else');
  };
}
