import { figures } from '../../../format/figures.ts';
import { formatDecimal } from '../../../format/numbers.ts';

const KILOS = 3;

/** Tonnes of one column: each has as many decimals as the one that has most, so that the commas stand under each other. */
export function alignedTonnes(toneladas: readonly number[]): string[] {
  const least = Math.max(0, ...toneladas.map((one) => formatDecimal(one).split(',')[1]?.length ?? 0));
  return toneladas.map(figures({ decimals: KILOS, least: Math.min(least, KILOS) }));
}
