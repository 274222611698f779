import { type ConnectionRef, type OutboxRef, savingEvent } from '@presupuesto/machines';

/** Says to the connection what becomes of the changes that the server has put off. */
export function watchSaves(outbox: OutboxRef, connection: ConnectionRef): void {
  outbox.subscribe(({ context }) => {
    const event = savingEvent(context.entries);
    if (event) connection.send(event);
  });
}
