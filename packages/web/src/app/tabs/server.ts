import { changeKey, type PortActors, type Ports } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import type { Schedule } from './schedule.ts';

/** A server that a bad network lies before: requests overtake each other, get lost, or lose their answer. */
export interface Server {
  readonly sendChange: PortActors['sendChange'];
  /** What it holds of each cell. */
  readonly cells: ReadonlyMap<string, number>;
  /** Figures that it took although it had acknowledged a later one of the cell: later ones are greater. */
  readonly stale: readonly number[];
}

export function createServer(schedule: Schedule, random: () => number): Server {
  const cells = new Map<string, number>();
  const acknowledged = new Map<string, number>();
  const stale: number[] = [];
  let count = 0;

  const sendChange = fromPromise<Ports['sendChange']['output'], Ports['sendChange']['input']>(
    ({ input: { change }, signal }) =>
      new Promise((resolve, reject) => {
        count += 1;
        const line = `request ${count}`;
        const sentAt = schedule.now();
        const fate = random();
        const lose = () => reject(new Error('network'));
        if (fate < 0.15) return schedule.answer(line, sentAt, lose);
        schedule.far(line, () => {
          if (signal.aborted || change.kind === 'removal') return;
          const key = changeKey(change);
          cells.set(key, change.valor);
          if (change.valor < (acknowledged.get(key) ?? 0)) stale.push(change.valor);
          const answer = () => {
            if (!signal.aborted) acknowledged.set(key, Math.max(change.valor, acknowledged.get(key) ?? 0));
            resolve({ status: 200, message: '' });
          };
          schedule.answer(line, sentAt, fate < 0.3 ? lose : answer);
        });
      }),
  );
  return { sendChange, cells, stale };
}
