const typed = (...letters: string[]) => new Set(letters.map((letter) => letter.charCodeAt(0)));

/** Types of the messages that make the server answer at once: Query, Sync, Terminate, CopyDone, CopyFail. */
const ends = typed('Q', 'S', 'X', 'c', 'f');
const query = 'Q'.charCodeAt(0);
/** A query whose rows follow it, perhaps after settings: they are to be run with it. Longer ones are none. */
const takesRows = /^(?:set local [\w.]+ = \w+; )*copy\s[^']*\sfrom\s+stdin\b/i;
const longestCopy = 1000;
const typeBytes = 1;
const lengthBytes = 4;

/**
 * Cuts a client's stream of PostgreSQL wire messages into batches that the database can run whole.
 *
 * A message is a type byte, a big-endian length that counts itself, and a body; only the first of a connection, the
 * startup, has no type. PGlite answers 'ready' after every piece that it is handed, so a piece ends where an answer is due.
 */
export class Batches {
  private pending: Uint8Array = new Uint8Array(0);
  private started = false;

  /** The batches that `chunk` completes, in order. What is left over waits for the next chunk. */
  push(chunk: Uint8Array): Uint8Array[] {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const batches: Uint8Array[] = [];
    let start = 0;
    let at = 0;
    for (;;) {
      const next = this.endOfMessage(at);
      if (next === undefined) break;
      const type = this.pending[at] ?? 0;
      const isEnd = !this.started || (ends.has(type) && !(type === query && this.hasRows(at, next)));
      this.started = true;
      at = next;
      if (isEnd) {
        // A copy of its own: to be sent to the thread, a view would take its whole underlying buffer along.
        batches.push(new Uint8Array(this.pending.subarray(start, at)));
        start = at;
      }
    }
    this.pending = this.pending.subarray(start);
    return batches;
  }

  private hasRows(at: number, next: number): boolean {
    const from = at + typeBytes + lengthBytes;
    const text = this.pending.subarray(from, Math.min(next, from + longestCopy));
    return takesRows.test(Buffer.from(text).toString());
  }

  /** Where the message that begins at `at` ends, or undefined while a part of it is missing. */
  private endOfMessage(at: number): number | undefined {
    const typeLength = this.started ? 1 : 0;
    if (this.pending.length < at + typeLength + lengthBytes) return undefined;
    const view = new DataView(this.pending.buffer, this.pending.byteOffset, this.pending.byteLength);
    const end = at + typeLength + view.getUint32(at + typeLength);
    return this.pending.length < end ? undefined : end;
  }
}

/** A simple Query message of the wire protocol. */
export function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(1 + lengthBytes + text.length);
  message.write('Q', 0);
  message.writeUInt32BE(lengthBytes + text.length, 1);
  text.copy(message, 1 + lengthBytes);
  return message;
}
