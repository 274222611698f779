/** Everything that moves a cursor, sets a colour or turns the direction of writing: names and messages come from elsewhere. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text that can do nothing to a terminal but be read; only line ends stay. */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, (character) => (character === '\n' ? character : '\ufffd'));
}
