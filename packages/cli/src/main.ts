#!/usr/bin/env node
import { Terminal } from './console/terminal.ts';
import { EXIT, type ExitCode } from './shell/exit-codes.ts';
import { run } from './shell/run.ts';
import { watchSignals } from './shell/signals.ts';

const { signal, ending } = watchSignals(process);
const terminal = new Terminal(process.stdout, process.stderr);

// Whoever read the pipe may be gone, as after `| head`: no reason for a stack, and the session is still to be ended. A short text
// fails only after the command has.
let outputFailed: ExitCode | undefined;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  outputFailed = error.code === 'EPIPE' ? EXIT.pipeClosed : EXIT.failed;
});
process.stderr.on('error', () => {});
process.on('exit', () => {
  if (outputFailed !== undefined) process.exitCode = outputFailed;
});

process.exitCode = await run(process.argv.slice(2), { env: process.env, terminal, signal });
ending();
