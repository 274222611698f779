import { ApiError, type Client, type PeriodoMoneda } from '@presupuesto/api-sdk';
import { keyOf, type RateLine } from './rates-file.ts';

/** How a line ended. */
type Fate = 'creada' | 'actualizada' | 'sin cambios' | { readonly refused: string };

/** Statuses that are about one line; any other failure would meet the next line as well. */
const OF_ONE_LINE = [400, 404, 409];

/**
 * Saves rates one by one and prints each. What the server holds already is not sent, so that a file can be repeated.
 *
 * @throws ApiError when the server does not answer, or no longer knows who is asking; the lines before it are saved
 */
export async function* saveRates(
  sdk: Client,
  rates: readonly RateLine[],
  signal: AbortSignal,
): AsyncGenerator<{ readonly line: RateLine; readonly fate: Fate }> {
  const known = new Map<string, PeriodoMoneda>();
  for await (const rate of sdk.periodosMoneda.all({}, { signal })) known.set(keyOf(rate), rate);
  for (const line of rates) yield { line, fate: await save(sdk, line, known.get(keyOf(line.rate)), signal) };
}

async function save(
  sdk: Client,
  { rate }: RateLine,
  before: PeriodoMoneda | undefined,
  signal: AbortSignal,
): Promise<Fate> {
  if (before && isSame(before, rate.tasaCambioEUR)) return 'sin cambios';
  try {
    if (!before) {
      await sdk.periodosMoneda.create(rate, { signal }).orThrow();
      return 'creada';
    }
    await sdk.periodosMoneda.update(before.periodoMonedaID, rate, { signal }).orThrow();
    return 'actualizada';
  } catch (error) {
    if (!(error instanceof ApiError) || !OF_ONE_LINE.includes(error.status ?? 0)) throw error;
    return { refused: error.text };
  }
}

/** Six decimals are kept. */
function isSame({ tasaCambioEUR }: PeriodoMoneda, wanted: number | string): boolean {
  return tasaCambioEUR.toFixed(6) === Number(wanted).toFixed(6);
}
