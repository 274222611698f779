import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** Whatever nothing holds is gone. */
export async function collect(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    gc();
    await setImmediate();
  }
}
