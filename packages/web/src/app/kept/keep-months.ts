import { accepted, type Caller } from '@presupuesto/api-sdk';
import { BUDGET_PAGE_SIZE, listarVentasPeriodo, type VentaPeriodo } from '@presupuesto/api-sdk/contract';
import { answerKey } from './kept-call.ts';
import type { KeptAnswer, KeptStore } from './kept-store.ts';

/** The marker of a period all of whose months are kept: a pair that is not among them has none. */
export const WHOLE = 'period';

/** A period with more months than this is not kept: it would hold up the device more than it would help. */
const MOST_MONTHS = 200_000;

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
  readonly months: readonly VentaPeriodo[];
  /** When they were asked for. */
  readonly asked: number;
}

/**
 * Keeps all months of the user's period, which a screen has read, as the answers for each of its pairs.
 *
 * @throws the signal's reason: after a sign-out nothing more is kept
 */
export async function keepRead(options: KeepReadOptions): Promise<void> {
  const { usuario, periodoID, store, months, asked, signal } = options;
  if (months.length > MOST_MONTHS) return;
  const pairs = byPair(months);
  for (let from = 0; from < pairs.length; from += PAIRS_AT_A_TIME) {
    const some = pairs.slice(from, from + PAIRS_AT_A_TIME);
    signal.throwIfAborted();
    await store.write(
      usuario,
      some.flatMap((pair) => entryOf(periodoID, pair, asked)),
    );
  }
  signal.throwIfAborted();
  await store.write(usuario, [[answerKey(WHOLE, periodoID), { asked, answer: null }]]);
}

/** Fetches all months of the user's period, a page at a time, and keeps them as the answers for each of its pairs. */
export async function keepMonths({
  usuario,
  call,
  periodoID,
  signal,
  store,
}: KeepMonthsOptions): Promise<void> {
  const asked = Date.now();
  const params = { periodoID };
  let there = 0;
  /** The months of the pair that the next page may go on with. */
  let open: readonly VentaPeriodo[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: BUDGET_PAGE_SIZE };
    // Each page says whether there is another one.
    const answer = await call(listarVentasPeriodo, { params, query }, { signal });
    const { data, rows } = accepted(listarVentasPeriodo, answer);
    const months = data ?? [];
    there += months.length;
    if ((rows ?? there) > MOST_MONTHS) return;
    const isLast = months.length === 0 || there >= (rows ?? 0);
    const pairs = byPair([...open, ...months]);
    open = isLast ? [] : (pairs.pop() ?? []);
    await store.write(
      usuario,
      pairs.flatMap((pair) => entryOf(periodoID, pair, asked)),
    );
    if (isLast) break;
  }
  await store.write(usuario, [[answerKey(WHOLE, periodoID), { asked, answer: null }]]);
}

/** The months of each pair; those of one pair come one after the other. */
function byPair(months: readonly VentaPeriodo[]): VentaPeriodo[][] {
  const pairs: VentaPeriodo[][] = [];
  for (const month of months) {
    const last = pairs.at(-1);
    if (last?.[0]?.clienteProductoPeriodoID === month.clienteProductoPeriodoID) last.push(month);
    else pairs.push([month]);
  }
  return pairs;
}

/** A pair's months as the call for one pair answers them. */
function entryOf(
  periodoID: string,
  months: readonly VentaPeriodo[],
  asked: number,
): (readonly [string, KeptAnswer])[] {
  const [first] = months;
  if (!first) return [];
  const { clienteID, productoID } = first;
  const data = months.map(({ ventaID, anio, mes, volumenTon, precio, valorMonedaLocal, valorEUR }) => ({
    ventaID,
    anio,
    mes,
    periodoID,
    volumenTon,
    precio,
    valorMonedaLocal,
    valorEUR,
  }));
  const key = answerKey('loadVentas', { periodoID, clienteID, productoID });
  return [[key, { asked, answer: { status: 200, message: '', data } }]];
}
