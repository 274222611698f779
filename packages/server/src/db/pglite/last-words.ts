/** A line of PostgreSQL's log, or the word of its runtime. The further lines of a message, or of a statement, begin with a tab. */
const ending = /^(?:\S+ \S+ \S+ \[\d+\] (?:PANIC|FATAL): +)(.+)$|^(Aborted\(.*)$/;

/**
 * What a line of the embedded database's log says of its end, which PGlite leaves unsaid: it goes on, answers wrongly, and then not
 * at all. Undefined where the line says anything else.
 */
export function lastWords(line: string): Error | undefined {
  const [, said, aborted] = ending.exec(line) ?? [];
  const text = said ?? aborted;
  return text === undefined ? undefined : new Error(text);
}
