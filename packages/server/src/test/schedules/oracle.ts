import type { Cambio } from '@presupuesto/api-sdk/contract';
import type { Sent } from './tab.ts';

/** A month at the end of a schedule, as the server's answers have it. */
export interface FinalMonth {
  ventaID: number;
  /** Tonnes at the beginning and at the end. */
  first: number;
  last: number;
  /** Newest first. */
  changes: readonly Cambio[];
  /** Tonnes that sales files brought meanwhile to a month in which nobody had typed before: they leave no entry there. */
  loaded: readonly number[];
}

/**
 * What the answers of a schedule leave unexplained, in words; nothing, if nothing was lost. A figure that was acknowledged stands in the
 * log; the log leads from the first figure to the last without a gap; and who replaced a figure had seen it, or was shown it as a conflict.
 */
export function unexplained(months: readonly FinalMonth[], sent: readonly Sent[]): string[] {
  return months.flatMap((month) => [...gaps(month), ...lost(month, sent), ...unseen(month, sent)]);
}

const oldestFirst = ({ changes }: FinalMonth) => changes.toReversed();

/** A file's figure has an entry only where somebody had typed: without one it may come before all others. */
function gaps(month: FinalMonth): string[] {
  let stood = month.first;
  const problems: string[] = [];
  for (const [at, { antes, despues }] of oldestFirst(month).entries()) {
    if (antes !== stood && !(at === 0 && month.loaded.includes(antes)))
      problems.push(`${month.ventaID}: ${stood} became ${antes}, of which the log knows nothing`);
    stood = despues;
  }
  const wasOnlyLoaded = month.changes.length === 0 && month.loaded.includes(month.last);
  if (stood !== month.last && !wasOnlyLoaded)
    problems.push(`${month.ventaID}: ${stood} is the last in the log, and ${month.last} stands`);
  return problems;
}

function lost({ ventaID, changes }: FinalMonth, sent: readonly Sent[]): string[] {
  const logged = new Set(changes.map(({ despues }) => despues));
  return sent
    .filter((one) => one.ventaID === ventaID && one.wasAcknowledged && !logged.has(one.valor))
    .map(({ valor }) => `${ventaID}: ${valor} was acknowledged, and is not in the log`);
}

function unseen(month: FinalMonth, sent: readonly Sent[]): string[] {
  return month.changes
    .filter(({ origen }) => origen !== 'archivo')
    .filter(
      ({ antes, despues }) =>
        !sent.some((one) => one.ventaID === month.ventaID && one.valor === despues && one.visto === antes),
    )
    .map(
      ({ antes, despues }) => `${month.ventaID}: ${despues} replaced ${antes}, which its author had not seen`,
    );
}
