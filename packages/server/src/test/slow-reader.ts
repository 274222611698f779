import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** A reader of the stream who takes nothing of it, and the server's end of the connection. */
export interface SlowReader {
  /** Bytes that wait in the server for this reader; what the two kernels hold is not in it. */
  waiting(): number;
  /** Resolves when the server gives the connection up. */
  given: Promise<unknown>;
  isGiven(): boolean;
  /** Takes all that has arrived until the connection ended. */
  takeAll(): Promise<string>;
}

export async function listenSlowly(
  app: FastifyInstance,
  { url, token }: { url: string; token: string },
): Promise<SlowReader> {
  const accepted = once(app.server, 'connection');
  const asked = request(new URL('/api/v1/eventos', url), { agent: false, headers: { 'x-token': token } });
  onTestFinished(() => void asked.destroy());
  asked.end();
  const [[end], [stream]] = (await Promise.all([accepted, once(asked, 'response')])) as [
    [Socket],
    [IncomingMessage],
  ];
  return {
    waiting: () => end.writableLength,
    given: once(end, 'close'),
    isGiven: () => end.destroyed,
    async takeAll() {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // Cut off.
      }
      return Buffer.concat(chunks).toString();
    },
  };
}
