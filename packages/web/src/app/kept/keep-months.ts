import { accepted, type Caller } from '@presupuesto/api-sdk';
import { listarParesPeriodo, PAIRS_PAGE_SIZE, type ParConMeses } from '@presupuesto/api-sdk/contract';
import { answerKey } from './kept-call.ts';
import { keptMoment } from './kept-moment.ts';
import type { KeptAnswer, KeptStore } from './kept-store.ts';

/**
 * Of a period all of whose months are kept: its pairs, in their order, without the months, which are kept as the answers for them.
 * A pair that is not among them has none.
 */
export const WHOLE = 'period';

/** A period with more pairs than this is not kept: it would hold up the device more than it would help. */
const MOST_PAIRS = 8_000;

/** Pairs that are written at a time: the page answers in between. */
const PAIRS_AT_A_TIME = 100;

interface Keeping {
  readonly usuario: string;
  readonly periodoID: string;
  readonly signal: AbortSignal;
  readonly store: Pick<KeptStore, 'write'>;
}

interface KeepMonthsOptions extends Keeping {
  readonly call: Caller;
}

interface KeepReadOptions extends Keeping {
  readonly pares: readonly ParConMeses[];
  /** When they were asked for. */
  readonly asked: number;
}

/**
 * Keeps all pairs of the user's period, which a screen has read, as the answers for each of them.
 *
 * @throws the signal's reason: after a sign-out nothing more is kept
 */
export async function keepRead({ pares, asked, ...keeping }: KeepReadOptions): Promise<void> {
  if (pares.length > MOST_PAIRS) return;
  for (let from = 0; from < pares.length; from += PAIRS_AT_A_TIME) {
    await keepPairs(keeping, pares.slice(from, from + PAIRS_AT_A_TIME), asked);
  }
  await keepWhole(keeping, pares, asked);
}

/**
 * Fetches all pairs of the user's period, a page at a time, and keeps them as the answers for each of them. By hand and not by the
 * client's list, which does not tell how many there are: of a period that is too large one page is fetched.
 *
 * @throws the signal's reason: after a sign-out nothing more is kept
 */
export async function keepMonths({ call, ...keeping }: KeepMonthsOptions): Promise<void> {
  const asked = keptMoment();
  const params = { periodoID: keeping.periodoID };
  const all: ParConMeses[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: PAIRS_PAGE_SIZE };
    const answer = await call(listarParesPeriodo, { params, query }, { signal: keeping.signal });
    const { data, rows } = accepted(listarParesPeriodo, answer);
    const pares = data ?? [];
    all.push(...pares);
    if ((rows ?? all.length) > MOST_PAIRS) return;
    await keepPairs(keeping, pares, asked);
    // A server that counts no rows ends with an empty page.
    if (pares.length === 0 || all.length >= (rows ?? Number.POSITIVE_INFINITY)) break;
  }
  await keepWhole(keeping, all, asked);
}

/** Each pair's months as the call for one pair answers them. */
async function keepPairs(
  { usuario, periodoID, store, signal }: Keeping,
  pares: readonly ParConMeses[],
  asked: number,
): Promise<void> {
  signal.throwIfAborted();
  await store.write(
    usuario,
    pares.map(({ clienteID, productoID, meses }): [string, KeptAnswer] => {
      const data = meses.map((mes) => ({ ...mes, periodoID }));
      const key = answerKey('loadVentas', { periodoID, clienteID, productoID });
      return [key, { asked, answer: { status: 200, message: '', data } }];
    }),
  );
}

async function keepWhole(
  { usuario, periodoID, store, signal }: Keeping,
  pares: readonly ParConMeses[],
  asked: number,
): Promise<void> {
  signal.throwIfAborted();
  const answer = pares.map((par): ParConMeses => ({ ...par, meses: [] }));
  await store.write(usuario, [[answerKey(WHOLE, periodoID), { asked, answer }]]);
}
