/** How the keys of unsaved changes begin on this device, in this version and in earlier ones. */
export const PREFIX = 'pendiente:';
export const EARLIER_PREFIX = 'sin-guardar:';

/** Whether anybody's changes wait on this device. */
export function hasRecords(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(PREFIX) || key.startsWith(EARLIER_PREFIX));
}
