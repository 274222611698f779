/** Whether an address is one of the application's own pages: no call, nothing beside it, no file (whose name has a dot). */
export function isPage(path: string): boolean {
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFile && !/^\/(?:api|storybook)(?:\/|$)/.test(path);
}

/** Whether an address is a file of a build whose name holds a hash of its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * Whether nobody answers: a proxy says so when the server behind it is away, and Firefox gives an error in place of an answer
 * to what it asked ahead.
 */
export function isAway({ type, status }: Pick<Response, 'type' | 'status'>): boolean {
  return type === 'error' || status === 502 || status === 503 || status === 504;
}
