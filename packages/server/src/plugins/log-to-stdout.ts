import { writeSync } from 'node:fs';
import type { LogDestination } from './log.ts';

/** Standard output, written once a turn of the event loop: under load a write a line costs as much as the answer itself. */
export function createLogToStdout(): LogDestination {
  let lines = '';
  const flush = (write: (text: string) => void): void => {
    if (lines !== '') write(lines);
    lines = '';
  };
  process.once('exit', () => flush((text) => writeSync(process.stdout.fd, text)));
  return {
    write(line) {
      if (lines === '') setImmediate(() => flush((text) => process.stdout.write(text)));
      lines += line;
    },
  };
}
