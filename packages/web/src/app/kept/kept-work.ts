import type { Caller } from '@presupuesto/api-sdk';
import type { ClienteProductoPeriodo, ParConMeses, Venta } from '@presupuesto/api-sdk/contract';
import type { Change } from '@presupuesto/machines';
import { filasAsSaved, ventasAsSaved } from './as-saved.ts';
import { keepMonths, keepRead, WHOLE } from './keep-months.ts';
import { isFresh } from './kept-age.ts';
import { answerKey, type KeptCall, keyOf } from './kept-call.ts';
import { keptMoment } from './kept-moment.ts';
import { createKeptStore, type KeptAnswer } from './kept-store.ts';

export type KeptWork = ReturnType<typeof createKeptWork>;

/** One user's last answers on this device. */
export function createKeptWork() {
  const store = createKeptStore();
  void store.dropStale(isFresh).catch(() => {});

  return {
    clear: () => store.clear(),
    save: (usuario: string, changes: readonly Change[]) => store.save(usuario, changes, keptMoment()),

    keep: (usuario: string, call: KeptCall, kept: KeptAnswer) => store.write(usuario, [[keyOf(call), kept]]),

    keepMonths: (usuario: string, call: Caller, periodoID: string, signal: AbortSignal) =>
      keepMonths({ usuario, call, periodoID, signal, store }),

    keepRead: (options: Omit<Parameters<typeof keepRead>[0], 'store'>) => keepRead({ ...options, store }),

    /** Whether the user's periods are there, and so the way to everything else. */
    async has(usuario: string): Promise<boolean> {
      const kept = await store.read(usuario, keyOf({ name: 'loadPeriods', values: undefined }));
      return kept !== undefined && isFresh(kept);
    },

    /** The last answer to a call, as what was saved since then has changed it. */
    async read(usuario: string, call: KeptCall): Promise<unknown> {
      const { name } = call;
      const kept = await store.read(usuario, keyOf(call));
      if (!kept || !isFresh(kept)) return name === 'loadVentas' ? ofWhole(usuario, call) : undefined;
      if (name === 'loadVentas')
        return withData(kept, ventasAsSaved, await store.savedSince(usuario, kept.asked));
      if (name === 'loadRows')
        return withData<ClienteProductoPeriodo>(
          kept,
          filasAsSaved,
          await store.savedSince(usuario, kept.asked),
        );
      return kept.answer;
    },

    /** A period that was kept whole, as what was saved since then has changed it; undefined where a part of it is not there. */
    async readWhole(usuario: string, periodoID: string): Promise<readonly ParConMeses[] | undefined> {
      const whole = await store.read(usuario, answerKey(WHOLE, periodoID));
      // An older program kept no pairs.
      if (!whole?.answer || !isFresh(whole)) return undefined;
      const pares = whole.answer as readonly ParConMeses[];
      const keys = pares.map(({ clienteID, productoID }) =>
        answerKey('loadVentas', { periodoID, clienteID, productoID }),
      );
      const months = (await store.readAll(usuario, keys)).flatMap((kept) => kept ?? []);
      if (months.length < pares.length) return undefined;
      const moments = new Set([whole, ...months].map(({ asked }) => asked));
      const saved = new Map<number, readonly Change[]>();
      for (const moment of moments) saved.set(moment, await store.savedSince(usuario, moment));
      const since = ({ asked }: KeptAnswer) => saved.get(asked) ?? [];
      const meses = months.map((kept) => {
        const { data } = kept.answer as WithData<Venta>;
        return [...ventasAsSaved(data ?? [], since(kept))];
      });
      return filasAsSaved(
        pares.map((par, at) => ({ ...par, meses: meses[at] ?? [] })),
        since(whole),
      );
    },
  };

  async function ofWhole(usuario: string, { values }: KeptCall): Promise<unknown> {
    const whole = await store.read(usuario, answerKey(WHOLE, values?.['periodoID']));
    return whole && isFresh(whole) ? { status: 200, message: '', data: [] } : undefined;
  }
}

/** The answers are this program's own, of the calls that these functions know. */
function withData<Item extends Venta | ClienteProductoPeriodo>(
  { answer }: KeptAnswer,
  change: (items: readonly Item[], saved: readonly Change[]) => readonly Item[],
  saved: readonly Change[],
): unknown {
  const { data, ...rest } = answer as WithData<Item>;
  return { ...rest, data: change(data ?? [], saved) };
}

/** An answer with a list, as it came. */
interface WithData<Item> {
  readonly data?: readonly Item[] | null;
}
