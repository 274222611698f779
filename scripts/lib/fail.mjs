/** Ends the process with the reason alone: the stack of a script helps nobody. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
