import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Progress } from '@presupuesto/api-sdk';
import { counted, size } from '../../console/figures.ts';
import type { Context } from '../../shell/command.ts';

const ASK_EVERY_MS = 500;

/** Prints how a load goes: the bytes that are sent, and then the rows that the server has read, where it counts them. */
export class LoadProgress {
  readonly #ended = new AbortController();
  #following: Promise<void> | undefined;

  constructor(
    private readonly sdk: Client,
    private readonly load: { readonly nombre: string; readonly bytes: number },
    private readonly context: Pick<Context, 'terminal' | 'signal'>,
  ) {}

  /** Some more has been sent; what goes out around the file is not counted. */
  readonly sent = ({ sent, total }: Progress): void => {
    const isLast = sent >= total;
    const { bytes } = this.load;
    if (this.#following === undefined && bytes > 0) {
      const ofFile = Math.max(0, sent - (total - bytes));
      this.context.terminal.progress(`Enviado: ${size(ofFile)} de ${size(bytes)}`, { isLast });
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
    const signal = AbortSignal.any([this.context.signal, this.#ended.signal]);
    try {
      for (;;) {
        const progress = await this.sdk.archivos
          .readProgreso(this.load.nombre, { signal, retry: false })
          .orThrow();
        if (progress)
          this.context.terminal.progress(`Leído: ${counted(progress.filasLeidas, 'fila', 'filas')}`);
        await wait(ASK_EVERY_MS, undefined, { signal });
      }
    } catch {
      // Over, or not offered.
    }
  }
}
