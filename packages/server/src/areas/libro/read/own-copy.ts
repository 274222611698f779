/** A slice shorter than this is a string of its own already. */
const SHORT = 13;

/** The text's beginning as a string of its own: a slice would keep all of the batch that it was read from. */
export function ownCopy(text: string, longest: number): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown.length < SHORT ? shown : Buffer.from(shown).toString();
}
