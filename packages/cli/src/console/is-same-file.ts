import { stat } from 'node:fs/promises';

/** Whether two paths lead to one file, by whatever links or spelling; where either leads nowhere they do not. */
export async function isSameFile(...paths: readonly [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(
    paths.map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  );
  return one !== undefined && one.dev === other?.dev && one.ino === other.ino;
}
