/** What is said of a save that the server has not answered. */
export const NO_ANSWER = 'Sin respuesta del servidor';

const LONGEST_WAIT = 30_000;

/** Waits 1 s, 2 s, 4 s … and at most 30 s. */
export function backOff(failures: number): number {
  return Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.max(0, failures - 1));
}

/** How long the save of a change, or of a batch, waits for what. */
export const saveDelays = {
  answerLimit: 30_000,
  /** Longer than three other tabs may wait for their answers, one after the other. */
  turnLimit: 95_000,
  backOff: ({ context }: { context: { readonly failures: number } }) => backOff(context.failures),
  sessionLimit: LONGEST_WAIT,
};
