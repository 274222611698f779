#!/usr/bin/env node
import { Terminal } from './console/terminal.ts';
import { run } from './shell/run.ts';
import { watchSignals } from './shell/signals.ts';

const { signal, ending } = watchSignals(process);
const terminal = new Terminal(process.stdout, process.stderr);

process.exitCode = await run(process.argv.slice(2), { env: process.env, terminal, signal });
ending();
