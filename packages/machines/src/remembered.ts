/**
 * A selector that keeps its last result for each first input, and computes again only when another input has changed: a
 * view that asks after every event is not drawn anew for the same result. A result goes with the first input it was made from.
 */
export function remembered<Context, Result>(
  compute: (context: Context) => Result,
  inputsOf: (context: Context) => readonly [object, ...unknown[]],
): (context: Context) => Result {
  const results = new WeakMap<object, { inputs: readonly unknown[]; result: Result }>();
  return (context) => {
    const [source, ...inputs] = inputsOf(context);
    const known = results.get(source);
    if (known?.inputs.every((input, index) => input === inputs[index])) return known.result;
    const result = compute(context);
    results.set(source, { inputs, result });
    return result;
  };
}
