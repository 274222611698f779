import { pendingPairs } from '../../outbox/entries.ts';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import { isRemoval } from '../edits/step.ts';
import type { HistoryRef } from '../history/history.machine.ts';

interface OwnEdits {
  readonly history: HistoryRef;
  readonly outbox: OutboxRef;
}

/** Whether a pair is away by what was done on this page: its removal, or one that is still being taken back. */
export function isOwnRemoval({ history, outbox }: OwnEdits, clienteProductoID: number): boolean {
  const step = history.getSnapshot().context.past.at(-1);
  const isLast =
    step !== undefined && isRemoval(step) && step.removed.clienteProductoID === clienteProductoID;
  return (
    isLast || pendingPairs(outbox.getSnapshot().context.entries, 'restoration').includes(clienteProductoID)
  );
}
