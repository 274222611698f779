import { Duplex } from 'node:stream';
import { Batches } from './batches.ts';

/**
 * What `pg` takes for a socket: its bytes go, batch by batch, to the embedded database.
 *
 * @param send hands one batch over; the answer comes back through `receive`.
 */
export class EmbeddedConnection extends Duplex {
  private readonly batches = new Batches();

  constructor(private readonly send: (batch: Uint8Array) => void) {
    super();
  }

  /** There is nobody to dial: the connection stands as soon as the caller listens. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  receive(answer: Uint8Array): void {
    this.push(answer);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.handOver(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.handOver(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private handOver(bytes: Uint8Array): void {
    for (const batch of this.batches.push(bytes)) this.send(batch);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
