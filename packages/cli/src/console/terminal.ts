import { printable } from './printable.ts';

/** What the terminal needs of a stream. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Between two redraws on a terminal, and between two lines in a pipe. */
const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 5000;

/**
 * Where a command speaks: results on stdout, problems and progress on stderr. Progress is one line that is drawn over on a
 * terminal, and now and then a plain line in a pipe or a log.
 */
export class Terminal {
  readonly stdout: NodeJS.WritableStream & Output;
  readonly #stderr: Output;
  readonly #now: () => number;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #isDrawn = false;
  /** In a pipe, where the last one may have been printed just so. */
  #line = '';

  constructor(stdout: NodeJS.WritableStream & Output, stderr: Output, now: () => number = Date.now) {
    this.stdout = stdout;
    this.#stderr = stderr;
    this.#now = now;
  }

  /** A result. */
  say(text: string): void {
    this.endProgress();
    this.stdout.write(`${printable(text)}\n`);
  }

  /** A problem, or a note that is not part of the result. */
  warn(text: string): void {
    this.endProgress();
    this.#stderr.write(`${printable(text)}\n`);
  }

  /** How far something is; `isLast` is printed in any case, all others only now and then. */
  progress(text: string, { isLast = false } = {}): void {
    const isTerminal = this.#stderr.isTTY === true;
    const now = this.#now();
    if (!isLast && now - this.#drawnAt < (isTerminal ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
    const line = printable(text);
    if (!isTerminal && isLast && line === this.#line) return;
    this.#drawnAt = now;
    this.#line = line;
    // A terminal that does not know its width says 0.
    const columns = this.#stderr.columns || 80;
    this.#stderr.write(isTerminal ? `\r\u001b[2K${line.slice(0, columns - 1)}` : `${line}\n`);
    this.#isDrawn = isTerminal;
    if (isLast) this.endProgress();
  }

  /** Leaves the progress line behind. */
  endProgress(): void {
    if (this.#isDrawn) this.#stderr.write('\n');
    this.#isDrawn = false;
  }
}
