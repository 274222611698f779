/**
 * What an answer brings until the signal is aborted, which closes its connection. Node 20 lets the controller of a request be collected
 * while its body is being read: from then on `fetch` itself hears of no signal.
 */
export function bodyUntilAborted(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
}

/** The text of an answer, likewise. @throws the signal's reason */
export async function textUntilAborted(answer: Response, signal: AbortSignal | undefined): Promise<string> {
  const { body } = answer;
  // The fetch that a program brings along may have bodies of its own kind, or none.
  if (!signal || !body || !('pipeThrough' in body)) return answer.text();
  return new Response(bodyUntilAborted(body, signal)).text();
}
