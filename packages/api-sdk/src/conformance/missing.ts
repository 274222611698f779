/** Whether a status says that a server does not have a call. */
export function isMissing(status: number): boolean {
  return [404, 405, 501].includes(status);
}
