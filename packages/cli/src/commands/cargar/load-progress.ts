import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Progress } from '@presupuesto/api-sdk';
import { counted, size } from '../../console/figures.ts';
import type { Terminal } from '../../console/terminal.ts';

const ASK_EVERY_MS = 500;

/** Prints how a load goes: the bytes that are sent, and then the rows that the server has read, where it counts them. */
export class LoadProgress {
  readonly #ended = new AbortController();
  #following: Promise<void> | undefined;

  constructor(
    private readonly sdk: Client,
    private readonly nombre: string,
    private readonly terminal: Terminal,
    private readonly signal: AbortSignal,
  ) {}

  /** Some more has been sent. */
  readonly sent = ({ sent, total }: Progress): void => {
    const isLast = sent >= total;
    if (this.#following === undefined) {
      this.terminal.progress(`Enviado: ${size(sent)} de ${size(total)}`, { isLast });
    }
    if (isLast) this.#following ??= this.#follow();
  };

  /** The load is over. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#following;
  }

  /** A server that does not report its progress is not asked again; the load itself goes on. */
  async #follow(): Promise<void> {
    const signal = AbortSignal.any([this.signal, this.#ended.signal]);
    try {
      for (;;) {
        const progress = await this.sdk.archivos
          .readProgreso(this.nombre, { signal, retry: false })
          .orThrow();
        if (progress) this.terminal.progress(`Leído: ${counted(progress.filasLeidas, 'fila', 'filas')}`);
        await wait(ASK_EVERY_MS, undefined, { signal });
      }
    } catch {
      // Over, or not offered.
    }
  }
}
