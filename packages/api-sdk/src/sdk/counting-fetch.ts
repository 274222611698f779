import type { Progress } from '../client/upload.ts';

type Fetch = typeof globalThis.fetch;

/** A fetch that reports how much of a form has been handed to the network, where there is no XMLHttpRequest to ask: Node. */
export function countingFetch(fetch: Fetch, onProgress: (progress: Progress) => void): Fetch {
  return async (input, init) => {
    const form = init?.body;
    if (!(form instanceof FormData)) return fetch(input, init);
    const total = await encodedSize(form);
    const encoded = new Response(form);
    const headers = new Headers(init?.headers);
    headers.set('content-type', encoded.headers.get('content-type') ?? 'multipart/form-data');
    // Node 24 writes on into an encoded form that is cancelled, and ends with an error that nobody can catch.
    const body = encoded.body?.pipeThrough(counter(total, onProgress), { preventCancel: true });
    // A body that streams must be marked as such; the DOM's types do not know the mark yet.
    return fetch(input, { ...init, headers, body, duplex: 'half' } as RequestInit);
  };
}

/** Makes a call with such a fetch. An `onProgress` that throws ends it with its own error, and not as if the network had failed. */
export async function counting<T>(
  onProgress: (progress: Progress) => void,
  call: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const thrown: { error?: unknown } = {};
  const guarded = (progress: Progress) => {
    try {
      onProgress(progress);
    } catch (error) {
      thrown.error = error;
      throw error;
    }
  };
  try {
    return await call(guarded);
  } catch (error) {
    throw 'error' in thrown ? thrown.error : error;
  }
}

function counter(total: number, onProgress: (progress: Progress) => void) {
  let sent = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      sent += chunk.byteLength;
      onProgress({ sent, total });
    },
  });
}

/** The form's size on the wire: its frame, measured around empty files, and the files. */
async function encodedSize(form: FormData): Promise<number> {
  const frame = new FormData();
  let content = 0;
  for (const [name, value] of form) {
    if (typeof value === 'string') frame.append(name, value);
    else {
      frame.append(name, new File([], value.name, { type: value.type }));
      content += value.size;
    }
  }
  return content + (await new Response(frame).blob()).size;
}
