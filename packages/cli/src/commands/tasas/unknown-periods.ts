import type { Client } from '@presupuesto/api-sdk';
import type { BadLine, RateLine } from './rates-file.ts';

/** The lines of periods that the server does not have. */
export async function unknownPeriods(
  sdk: Client,
  rates: readonly RateLine[],
  signal: AbortSignal,
): Promise<readonly BadLine[]> {
  const known = new Set<string>();
  for await (const { periodoID } of sdk.periodos.all({}, { signal })) known.add(periodoID);
  return rates
    .filter(({ rate }) => !known.has(rate.periodoID))
    .map(({ line, rate }) => ({ line, problems: [`el período ${rate.periodoID} no existe`] }));
}
