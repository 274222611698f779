/**
 * A selector that keeps its last result, and computes again only when one of its inputs is another one than last time: a
 * view that asks after every event is not drawn anew for the same result.
 */
export function remembered<Context, Result>(
  compute: (context: Context) => Result,
  inputsOf: (context: Context) => readonly unknown[],
): (context: Context) => Result {
  let last: { inputs: readonly unknown[]; result: Result } | undefined;
  return (context) => {
    const inputs = inputsOf(context);
    if (!last || last.inputs.some((input, index) => input !== inputs[index])) {
      last = { inputs, result: compute(context) };
    }
    return last.result;
  };
}
