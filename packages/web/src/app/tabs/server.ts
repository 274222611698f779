import { changeKey, type PortActors, type Ports } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import type { Schedule } from './schedule.ts';

/** A server that a bad network lies before: requests overtake each other, get lost, or lose their answer. */
export interface Server {
  readonly sendChange: PortActors['sendChange'];
  /** What it holds of each cell. */
  readonly cells: ReadonlyMap<string, number>;
  /** Figures in the order in which the server took them. */
  readonly taken: readonly { readonly key: string; readonly valor: number }[];
}

export function createServer(schedule: Schedule, random: () => number): Server {
  const cells = new Map<string, number>();
  const taken: { key: string; valor: number }[] = [];
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
          taken.push({ key, valor: change.valor });
          const answer = () => resolve({ status: 200, message: '' });
          schedule.answer(line, sentAt, fate < 0.3 ? lose : answer);
        });
      }),
  );
  return { sendChange, cells, taken };
}
