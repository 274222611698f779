import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const SAVES_A_SECOND = 20;

interface Seller {
  token: string;
  /** The cells that are saved, one after the other. */
  ventaIDs: readonly number[];
  /** Called at each save. */
  onSave?: () => Promise<void>;
}

/** Has a seller save cells at a fixed rate, however long each save takes. */
export function startSaving(url: string, { token, ventaIDs, onSave }: Seller) {
  const over = new AbortController();
  const waits: number[] = [];
  const save = async (due: number, ventaID: number | undefined) => {
    const target = `${url}/api/v1/ventas/${ventaID}/volumen?volumenTon=${(due % 100).toFixed(3)}`;
    const answer = await fetch(target, { method: 'PUT', headers: { 'x-token': token } });
    if (answer.status !== 200) throw new Error(`A save was answered ${answer.status}`);
    waits.push(performance.now() - due);
  };
  const going = (async () => {
    const sent: Promise<void>[] = [];
    for (let due = performance.now(); !over.signal.aborted; due += 1000 / SAVES_A_SECOND) {
      await wait(Math.max(0, due - performance.now()));
      sent.push(save(due, ventaIDs[sent.length % ventaIDs.length]));
      await onSave?.();
    }
    await Promise.all(sent);
  })();
  return {
    /** Waits for the saves under way. @returns how long each took from when it was due, in ms */
    async stop(): Promise<readonly number[]> {
      over.abort();
      await going;
      return waits;
    },
  };
}
