import { Writable } from 'node:stream';
import { Terminal } from '../src/console/terminal.ts';
import { run } from '../src/shell/run.ts';

/** Runs the program within this process, and keeps what it says. */
export async function runHere(args: readonly string[], env: Readonly<Record<string, string>>) {
  const said = { stdout: '', stderr: '' };
  const into = (name: keyof typeof said) =>
    new Writable({
      write: (chunk, _, done) => {
        said[name] += String(chunk);
        done();
      },
    });
  const terminal = new Terminal(into('stdout'), into('stderr'));
  const code = await run(args, { env, terminal, signal: new AbortController().signal });
  return { code, ...said };
}
