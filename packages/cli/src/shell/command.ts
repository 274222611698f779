import type { Terminal } from '../console/terminal.ts';
import type { Arguments, OptionTypes } from './arguments.ts';
import type { ExitCode } from './exit-codes.ts';

/** What a command works with. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  /** Aborted by Ctrl+C; its reason is an `Interrupted`. */
  readonly signal: AbortSignal;
}

/** A word after `presupuesto`, and what it does. */
export interface Command {
  readonly name: string;
  /** One line of the list of commands. */
  readonly summary: string;
  /** The whole help text. */
  readonly usage: string;
  readonly options: OptionTypes;
  run(given: Arguments, context: Context): Promise<ExitCode>;
}
