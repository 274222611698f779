/** What an example carries, in a few words: `usuario: vendedor`. */
export function exampleText(payload: object): string {
  const words = Object.entries(payload).map(([name, value]) => `${name}: ${valueText(value)}`);
  const text = words.join(', ');
  return text.length > 64 ? `${text.slice(0, 62)}…` : text;
}

function valueText(value: unknown): string {
  if (value === null) return 'ninguno';
  if (value === '') return 'vacío';
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  if (typeof value !== 'object') return `${value as string | number | boolean}`;
  if (value instanceof File) return value.name;
  // A record is known by what it begins with; anything else by what it holds.
  const plain = Object.values(value).filter((part) => typeof part !== 'object');
  return plain.length > 0 ? plain.slice(0, 3).join(' ') : exampleText(value);
}
