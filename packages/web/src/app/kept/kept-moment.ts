import { openStorage } from '../open-storage.ts';

const KEY = 'presupuesto-ultimo-momento';
let last = 0;

/**
 * Now, for what is kept and compared later: after every moment that was given before, in any tab, also where the device's
 * clock has been set back since.
 */
export function keptMoment(): number {
  const storage = openStorage('localStorage');
  last = Math.max(Date.now(), 1 + Math.max(last, Number(storage?.getItem(KEY)) || 0));
  try {
    storage?.setItem(KEY, String(last));
  } catch {
    // A full storage: this page's own moments are in order still.
  }
  return last;
}
