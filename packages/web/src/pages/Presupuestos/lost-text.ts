import { formatTotal } from '../../format/numbers.ts';

/**
 * What became of figures whose place has gone: `«413» y «2500» no se han guardado`, or how many; blank for none.
 *
 * @param count of which the figures are the first
 */
export function lostText(figures: readonly string[], count = figures.length): string {
  if (count === 0) return '';
  if (count > figures.length) return `${formatTotal(count)} cifras no se han guardado`;
  const named = figures.map((figure) => `«${figure}»`);
  const last = named.pop();
  if (named.length === 0) return `${last} no se ha guardado`;
  return `${named.join(', ')} y ${last} no se han guardado`;
}
