import { guardarVolumen } from '@presupuesto/api-sdk/contract';
import {
  type Change,
  changeKey,
  isValueChange,
  type PortActors,
  type Ports,
  type ValueChange,
} from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import { failure } from '../stories/failure.ts';
import type { Schedule } from './schedule.ts';

/** A server that a bad network lies before: requests overtake each other, get lost, or lose their answer. */
export interface Server {
  readonly sendChange: PortActors['sendChange'];
  readonly sendBatch: PortActors['sendBatch'];
  /** What it holds of each cell. */
  readonly cells: ReadonlyMap<string, number>;
  /** Figures that it took although it had acknowledged a later one of the cell: later ones are greater. */
  readonly stale: readonly number[];
}

export function createServer(schedule: Schedule, random: () => number): Server {
  const cells = new Map<string, number>();
  const acknowledged = new Map<string, number>();
  const stale: number[] = [];
  const gestures = new Map<string, ReturnType<typeof resultOf>[]>();
  let count = 0;

  /** The figure in the way, where its author did not see it. */
  function save(change: Change): number | undefined {
    if (!isValueChange(change)) return undefined;
    const key = changeKey(change);
    const actual = cells.get(key) ?? 0;
    if (change.visto !== undefined && actual !== change.visto && actual !== change.valor) return actual;
    cells.set(key, change.valor);
    if (change.valor < (acknowledged.get(key) ?? 0)) stale.push(change.valor);
    return undefined;
  }
  function acknowledge(change: Change): void {
    if (!isValueChange(change)) return;
    const key = changeKey(change);
    acknowledged.set(key, Math.max(change.valor, acknowledged.get(key) ?? 0));
  }

  const isSaved = (change: Change) => !isValueChange(change) || cells.get(changeKey(change)) === change.valor;

  /** Brings a request to the server, or loses it, or its answer. */
  function carry<Answer>(
    changes: readonly Change[],
    signal: AbortSignal,
    work: () => Answer,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      count += 1;
      const line = `request ${count}`;
      const sentAt = schedule.now();
      const fate = random();
      const lose = () => reject(new Error('network'));
      if (fate < 0.15) return schedule.answer(line, sentAt, lose);
      schedule.far(line, () => {
        if (signal.aborted) return;
        const answer = work();
        const arrive = () => {
          if (!signal.aborted) changes.filter(isSaved).forEach(acknowledge);
          resolve(answer);
        };
        schedule.answer(line, sentAt, fate < 0.3 ? lose : arrive);
      });
    });
  }

  const sendChange = fromPromise<Ports['sendChange']['output'], Ports['sendChange']['input']>(
    ({ input, signal }) =>
      carry([input.change], signal, () => save(input.change)).then((actual) => {
        if (actual === undefined) return { status: 200, message: '' };
        throw failure(guardarVolumen, 409, '', { actual, usuario: input.usuario });
      }),
  );

  /** Writes a gesture once, however often it comes. */
  const sendBatch = fromPromise<Ports['sendBatch']['output'], Ports['sendBatch']['input']>(
    ({ input: { usuario, gesto, changes }, signal }) =>
      carry(changes, signal, () => {
        const data =
          gestures.get(gesto.gestoID) ?? changes.map((change) => resultOf(change, save(change), usuario));
        gestures.set(gesto.gestoID, data);
        return { status: 200, message: '', data };
      }),
  );
  return { sendChange, sendBatch, cells, stale };
}

function resultOf({ ventaID, kind: campo }: ValueChange, actual: number | undefined, usuario: string) {
  return actual === undefined
    ? { ventaID, campo, estado: 'guardado' as const }
    : { ventaID, campo, estado: 'conflicto' as const, actual, usuario };
}
