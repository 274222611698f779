/** `http://` or `https://` and a host, perhaps a path; or a path alone, for a page's own origin or a `fetch` that was handed in. */
const ADDRESS = /^(https?:\/\/[^\s/?#@]+)?(\/(?!\/)[^\s?#]*)?$/i;

/**
 * The base of all addresses; empty stands for the page's own origin.
 *
 * @throws TypeError unless calls can be sent there: a program should hear of it when it starts, not when it first calls
 */
export function checkedBaseUrl(baseUrl = ''): string {
  if (!ADDRESS.test(baseUrl))
    throw new TypeError('baseUrl must be an http:// or https:// address without name, query, hash or space');
  // What else is wrong with it, a port as a rule, is a TypeError by itself.
  if (/^h/i.test(baseUrl)) void new URL(baseUrl);
  return baseUrl;
}
