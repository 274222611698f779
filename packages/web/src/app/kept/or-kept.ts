import { type ConnectionRef, isUnanswered } from '@presupuesto/machines';
import { waitFor } from 'xstate';

/** A fresh answer; while the server is away the kept one, where there is one. */
export async function orKept<Output>(
  connection: ConnectionRef,
  fresh: Promise<Output>,
  readKept: () => Promise<Output | undefined>,
): Promise<Output> {
  const kept = async () => (await readKept()) ?? fresh;
  const answered = new AbortController();
  const away = waitFor(connection, (state) => state.hasTag('away'), { signal: answered.signal });
  try {
    return await Promise.race([fresh, away.then(kept)]);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    // A doubt, which the server itself settles: one that is there has another answer by now.
    connection.send({ type: 'call.unanswered' });
    const settled = await waitFor(
      connection,
      (state) => !state.matches({ connected: { server: 'doubted' } }),
    );
    if (!settled.hasTag('away')) throw error;
    return await kept();
  } finally {
    answered.abort();
  }
}
