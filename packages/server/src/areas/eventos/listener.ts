import type { ServerResponse } from 'node:http';
import type { SessionUser } from '../../sessions/session-user.ts';

/**
 * Bytes that may wait for a reader who takes none when more come: who is further behind goes on from its last event on another
 * connection. What is sent at once may be more, for readers who take it.
 */
const maxWaiting = 1024 * 1024;
/** After how long without a sign a dead connection is asked whether it lives, in ms. */
const probeMs = 30_000;

/** Somebody at the other end of a stream, as whoever they were when it began. */
export class Listener {
  readonly user: SessionUser;
  readonly token: string;
  private readonly response: ServerResponse;
  private isBehind = false;
  private endsOnceOpen = false;

  constructor({ user, token }: { user: SessionUser; token: string }, response: ServerResponse) {
    this.user = user;
    this.token = token;
    this.response = response;
    response.socket?.setKeepAlive(true, probeMs);
    response.on('drain', () => {
      this.isBehind = false;
    });
  }

  /** Whether nobody is at the other end any more. */
  get isGone(): boolean {
    return this.response.closed || this.response.writableEnded;
  }

  /** Begins the stream, whose headers are sent. @param retryMs how soon the reader comes again after it ends */
  open(retryMs: number): void {
    this.write(Buffer.from(`retry: ${retryMs}\n\n`));
    if (this.endsOnceOpen) this.end();
  }

  write(bytes: Buffer): void {
    if (this.isGone || bytes.length === 0) return;
    if (this.response.writableLength > maxWaiting) this.cut();
    else if (!this.response.write(bytes)) this.isBehind = true;
  }

  /** Writes what comes every so often; who has not taken what came before is cut. */
  beat(bytes: Buffer): void {
    if (this.isBehind) this.cut();
    else this.write(bytes);
  }

  /** Ends the stream, once it is open: all that was written still arrives, unless it has not been taken when this is asked for again. */
  end(): void {
    if (!this.response.headersSent) this.endsOnceOpen = true;
    else if (this.response.writableEnded) this.cut();
    else this.response.end();
  }

  private cut(): void {
    this.response.destroy();
  }
}

/** Whether a session's user is still who began to listen. */
export function isSame(before: SessionUser, now: SessionUser | undefined): boolean {
  return (
    now !== undefined &&
    now.usuarioID === before.usuarioID &&
    now.tipoUsuario === before.tipoUsuario &&
    now.vendedorID === before.vendedorID &&
    now.debeCambiarClave === before.debeCambiarClave
  );
}
