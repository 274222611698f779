/**
 * @throws TypeError when no header takes the token: `fetch` refuses it with each call, which looks as if no answer came. One that is
 * read before every call (`getToken`) is not looked at.
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
