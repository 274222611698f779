import { HttpProblem } from '../../http-problem.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write, a whole transaction included; a broken uniqueness is refused with the text of its constraint.
 *
 * @param texts by the constraint's or the index's name
 * @throws HttpProblem 400
 */
export async function refusingDuplicates<T>(
  texts: Readonly<Record<string, string>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const text = texts[brokenConstraint(error) ?? ''];
    throw text === undefined ? error : new HttpProblem(400, text);
  }
}

/** Drizzle wraps the driver's error. */
function brokenConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
