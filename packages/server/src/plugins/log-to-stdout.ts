import { writeSync } from 'node:fs';
import type { LogDestination } from './log.ts';

/** Standard output, written once a turn of the event loop: under load a write a line costs as much as the answer itself. */
export function createLogToStdout(): LogDestination {
  let lines = '';
  const flush = (write: (text: string) => void): void => {
    if (lines !== '') write(lines);
    lines = '';
  };
  process.once('exit', () => {
    try {
      flush((text) => writeSync(process.stdout.fd, text));
    } catch {
      // Nobody reads it any more; how the process ends is not to depend on that.
    }
  });
  return {
    write(line) {
      if (lines === '') setImmediate(() => flush((text) => process.stdout.write(text)));
      lines += line;
    },
  };
}
