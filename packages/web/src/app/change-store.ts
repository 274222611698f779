import type { Change, ChangeStore, Kept, StoreAnswer, StoreCommand } from '@presupuesto/machines';
import { fromCallback } from 'xstate';
import { type KeptRecords, keptRecords } from './kept-records.ts';
import type { TabChannel } from './tab-channel.ts';

/** The store of this page, and what it keeps of cells at the moment. */
export interface OpenedStore {
  readonly changeStore: ChangeStore;
  readonly latest: (usuario: string, changes: readonly Change[]) => readonly (Kept | null)[];
}

interface StoreOptions {
  /** Null where the browser denies it: then everything is kept in memory. */
  readonly storage: Storage | null;
  readonly channel: TabChannel;
  /** Calls back whenever the page comes to the front; returns what ends it. */
  readonly onReturn: (returned: () => void) => () => void;
}

/** The browser's storage as the outbox's store (decisions §10), and the tabs' channel to each other's. */
export function createChangeStore({ storage, channel, onReturn }: StoreOptions): OpenedStore {
  // What a full storage does not take outlives the session in memory, for the same user's next sign-in.
  const byUser = new Map<string, KeptRecords>();
  function recordsOf(usuario: string): KeptRecords {
    const records = byUser.get(usuario) ?? keptRecords(storage, usuario);
    byUser.set(usuario, records);
    return records;
  }

  const changeStore = fromCallback<StoreCommand, { usuario: string }>(({ input, receive, sendBack }) => {
    const { usuario } = input;
    const records = recordsOf(usuario);
    const answer = (event: StoreAnswer) => sendBack(event);
    const read = () => answer({ type: 'changes.read', ...records.read() });
    const apply = applying(records, (kept) => answer({ type: 'changes.unkept', kept }));
    const reportRecovery = () => records.hasRecovered() && answer({ type: 'device.recovered' });

    read();
    receive((command) => {
      apply(command);
      reportRecovery();
      if (command.type === 'changes.kept') channel.post({ type: 'kept', usuario, kept: command.kept });
      if (command.type === 'changes.dropped') {
        channel.post({ type: 'settled', usuario, kept: command.kept, outcome: command.outcome });
      }
    });
    const endListening = channel.listen((message) => {
      if (message.usuario !== usuario) return;
      const outdated = message.kept.filter(records.isOutdated);
      const kept = message.kept.filter((one) => !records.isOutdated(one));
      if (outdated.length > 0) records.remove(outdated);
      if (kept.length === 0) return;
      if (message.type !== 'settled') {
        // What the storage shows late may be settled: there it can be looked up again.
        if (message.type === 'kept') records.hear(kept);
        answer({ type: 'changes.heard', kept });
      } else {
        records.remove(kept);
        answer({ type: 'changes.settled', kept, outcome: message.outcome });
        reportRecovery();
      }
    });
    const endReturning = onReturn(read);
    return () => {
      endListening();
      endReturning();
    };
  });
  return { changeStore, latest: (usuario, changes) => recordsOf(usuario).latest(changes) };
}

function applying(records: KeptRecords, reportUnkept: (kept: readonly Kept[]) => void) {
  return (command: StoreCommand): void => {
    switch (command.type) {
      case 'changes.kept': {
        const unkept = records.keep(command.kept);
        if (unkept.length > 0) reportUnkept(unkept);
        return;
      }
      case 'change.keptAgain':
        records.keepAgain(command.kept);
        return;
      case 'changes.dropped':
        records.remove(command.kept);
        return;
      case 'changes.setAside':
        for (const unsent of command.unsent) records.setAside(unsent);
        return;
      case 'unsent.dismissed':
        records.dismissUnsent();
    }
  };
}
