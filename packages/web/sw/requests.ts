/** Whether an address is one of the application's own pages: no call, nothing beside it, no file (whose name has a dot). */
export function isPage(path: string): boolean {
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFile && !/^\/(?:api|storybook)(?:\/|$)/.test(path);
}

/** Whether an address is a file of a build whose name holds a hash of its content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** What a proxy answers when the server behind it does not. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
