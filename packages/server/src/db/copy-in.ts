import { type Client, Query } from 'pg';

declare module 'pg' {
  /** What its type leaves out. */
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
  }
}

/**
 * Sends rows with COPY, which takes two thirds of the time of an INSERT on the embedded database. Command, rows and end go out at
 * once: the embedded database answers whole batches only, and PostgreSQL drops the rows of a command that it has refused.
 *
 * @param into table and columns, in SQL
 * @param rows in COPY's text form, each with its line end
 * @param around statements that go with it, in the same transaction: settings before it, changes after it
 */
export function copyIn(
  client: Pick<Client, 'query'>,
  into: string,
  rows: string,
  { before = {}, after = '' }: Around = {},
): Promise<void> {
  const settings = Object.entries(before).map(([name, value]) => `set local ${name} = ${value}; `);
  const command = `${settings.join('')}copy ${into} from stdin${after && `; ${after}`}`;
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(command, Buffer.from(rows), (error) => (error ? reject(error) : resolve())));
  });
}

/** In SQL. */
export interface Around {
  before?: Readonly<Record<string, string>>;
  after?: string | undefined;
}

/** Of the driver's own class: its pipeline takes no other. */
class CopyIn extends Query {
  override submit: Query['submit'];

  constructor(command: string, rows: Buffer, done: (error: Error | null | undefined) => void) {
    super(command, done);
    this.submit = (connection) => {
      connection.query(command);
      connection.sendCopyFromChunk(rows);
      connection.endCopyFrom();
    };
  }

  /** The rows are on their way. */
  handleCopyInResponse(): void {}
}
