import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import type { approvalMachine } from '../approval/approval.machine.ts';
import type { HistoryRef } from '../history/history.machine.ts';
import type { nearMachine } from '../near/near.machine.ts';
import type { NoteRef } from '../note/note.machine.ts';
import type { removalMachine } from '../removal/removal.machine.ts';
import type { rowsMachine } from '../rows/rows.machine.ts';
import { selectedRow } from '../rows/visible-rows.ts';
import type { sheetMachine } from '../sheet/sheet.machine.ts';
import type { exportMachine } from '../whole/export.machine.ts';

export type RowsRef = ActorRefFrom<typeof rowsMachine>;
export type SheetRef = ActorRefFrom<typeof sheetMachine>;
export type NearRef = ActorRefFrom<typeof nearMachine>;
export type ApprovalRef = ActorRefFrom<typeof approvalMachine>;
export type ExportRef = ActorRefFrom<typeof exportMachine>;
export type RemovalRef = ActorRefFrom<typeof removalMachine>;

/** The clienteProductoID of the pair that is chosen, or waits for its list. */
export function openPairOf(rows: RowsRef): number | null {
  const { context } = rows.getSnapshot();
  return context.wanted ?? selectedRow(context)?.clienteProductoID ?? null;
}

interface LogRefs {
  readonly monthNote: NoteRef;
  readonly pairNote: NoteRef;
}

/** Sends the page the chosen row, whenever it becomes another one, or has its prices in another currency by now. */
export const selection = fromCallback<EventObject, { rows: RowsRef }>(({ input, sendBack }) => {
  let known: string | null = null;
  const subscription = input.rows.subscribe(({ context }) => {
    const fila = selectedRow(context);
    const shown = fila && `${fila.clienteProductoPeriodoID} ${fila.monedaID ?? ''}`;
    if (shown === known) return;
    known = shown;
    sendBack({ type: 'selection.changed', fila });
  });
  return () => subscription.unsubscribe();
});

interface Awaited {
  readonly choice: { readonly clienteProductoID: number | null } | null;
  readonly rows: RowsRef;
  readonly sheet: SheetRef;
}

/** Sends the page `choice.arrived` once the list of the chosen period is there, or failed, and the months of the pair that was chosen with it. */
export const arrival = fromCallback<EventObject, Awaited>(({ input: { choice, rows, sheet }, sendBack }) => {
  const look = (): void => {
    const list = rows.getSnapshot();
    const months = sheet.getSnapshot();
    const waits = typeof choice?.clienteProductoID === 'number' && !list.hasTag('failed');
    const isThere = waits
      ? months.hasTag('loaded') || months.hasTag('failed')
      : list.hasTag('loaded') || list.hasTag('failed');
    if (isThere) sendBack({ type: 'choice.arrived' });
  };
  const subscriptions = [rows.subscribe(look), sheet.subscribe(look)];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

/** Hands on what the two modals decide. */
export const modalFacts = fromCallback<EventObject, { approval: ApprovalRef; removal: RemovalRef }>(
  ({ input, sendBack }) => {
    const subscriptions = [input.approval.on('*', sendBack), input.removal.on('*', sendBack)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  },
);

/** Hands on what was written in a note. */
export const logFacts = fromCallback<EventObject, LogRefs>(({ input, sendBack }) => {
  const subscriptions = [input.monthNote.on('*', sendBack), input.pairNote.on('*', sendBack)];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

/** Hands on what was taken back or done again. */
export const historyFacts = fromCallback<EventObject, { history: HistoryRef }>(({ input, sendBack }) => {
  const subscription = input.history.on('*', sendBack);
  return () => subscription.unsubscribe();
});
