import type { Db } from '../../db/connect.ts';
import { monthID } from '../shared/month-id.ts';
import { type Save, saveAlone, saveTogether } from './save.ts';

/** Most figures in one statement: it is to take no longer than some of them would alone. */
const maxTogether = 64;
/** How long a statement keeps the next one waiting, in ms: one that waits for a lock or a connection is nobody else's matter. */
const maxTurnMs = 50;

/** Saves a figure. False: the cell is not the seller's to fill, whatever the reason. */
export type SaveFigure = (save: Save) => Promise<boolean>;

interface Waiting {
  save: Save;
  resolve(wasSaved: Promise<boolean>): void;
}

/**
 * Saves that come while others are under way go out together in one statement, which takes little longer than one alone. One that
 * comes while none is goes at once. Those of one cell go one after the other, so that the last to come stays.
 */
export function createSaveQueue(db: Db): SaveFigure {
  let waiting: Waiting[] = [];
  /** The cells of the saves under way, by `monthID`. */
  const busy = new Set<number>();
  let turn: NodeJS.Timeout | undefined;

  function sendNext(): void {
    if (turn !== undefined) return;
    const batch = takeBatch();
    if (batch.length === 0) return;
    const ownTurn = setTimeout(endTurn, maxTurnMs);
    turn = ownTurn;
    void send(batch).finally(() => turn === ownTurn && endTurn());
  }

  function endTurn(): void {
    clearTimeout(turn);
    turn = undefined;
    sendNext();
  }

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of waiting) {
      const cell = monthID(one.save);
      if (batch.length === maxTogether || busy.has(cell)) {
        later.push(one);
      } else {
        busy.add(cell);
        batch.push(one);
      }
    }
    waiting = later;
    return batch;
  }

  /** What is not saved together goes alone: it may be refused, or held by somebody, or its company in a statement that failed. */
  async function send(batch: readonly Waiting[]): Promise<void> {
    const saved = batch.length === 1 ? none : await trySaveTogether(batch);
    await Promise.all(
      batch.map((one) => finish(one, saved.has(one.save) ? Promise.resolve(true) : saveAlone(db, one.save))),
    );
  }

  async function trySaveTogether(batch: readonly Waiting[]): Promise<ReadonlySet<Save>> {
    const saves = batch.map(({ save }) => save);
    return saveTogether(db, saves).catch(() => none);
  }

  async function finish({ save, resolve }: Waiting, wasSaved: Promise<boolean>): Promise<void> {
    resolve(wasSaved);
    await wasSaved.catch(() => {});
    busy.delete(monthID(save));
    sendNext();
  }

  return (save) =>
    new Promise((resolve) => {
      waiting.push({ save, resolve });
      sendNext();
    });
}

const none: ReadonlySet<Save> = new Set();
