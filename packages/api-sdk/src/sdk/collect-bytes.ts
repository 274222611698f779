/** A stream of the web, one of Node, or anything else that brings bytes in turn. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads a stream whole, or one chunk past the limit: what is judged then is too large, whatever else the stream holds.
 *
 * @throws the signal's reason as soon as it is aborted, also while the stream brings nothing; TypeError when it brings anything but bytes
 */
export async function collectBytes(
  stream: ByteStream,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const { next, release } = readerOf(stream);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', onAbort);
  });
  try {
    while (size <= maxBytes) {
      const step = await Promise.race([next(), aborted]);
      if (step.done) break;
      if (!ArrayBuffer.isView(step.value))
        throw new TypeError('A stream must bring bytes (Uint8Array), not text');
      chunks.push(new Uint8Array(step.value));
      size += step.value.byteLength;
    }
    return new Blob(chunks);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    // Not awaited: what waits for its next chunk may never answer.
    release().catch(() => {});
  }
}

interface Reader {
  next(): Promise<{ readonly done?: false; readonly value: Uint8Array } | { readonly done: true }>;
  /** Lets go of the stream, read to its end or not. */
  release(): Promise<void>;
}

/** Not every browser iterates a stream by itself. */
function readerOf(stream: ByteStream): Reader {
  if ('getReader' in stream) {
    const reader = stream.getReader();
    return { next: () => reader.read(), release: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return {
    next: async () => {
      const step = await iterator.next();
      return step.done ? { done: true } : { value: step.value };
    },
    release: async () => {
      // A stream of Node keeps a process alive while somebody waits for its next chunk.
      (stream as { destroy?: () => void }).destroy?.();
      await iterator.return?.();
    },
  };
}
