import { isAccepted } from '../failure.ts';
import type { Answer } from '../request.ts';
import type { ManagementContext } from './management.types.ts';

type Context = ManagementContext<unknown>;

/** The records of an answer. */
export function itemsOf({ data }: Answer): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

/** Whether a page holds what was not asked for: then the server does not know some filter. */
export function isUnfiltered({ rules: { unfiltered }, applied }: Context, answer: Answer): boolean {
  return unfiltered !== undefined && itemsOf(answer).some((item) => !unfiltered.matches(item, applied));
}

/** Whether the whole list has further pages. */
export function isNotTheLast({ gathered }: Context, answer: Answer): boolean {
  const items = itemsOf(answer);
  return isAccepted(answer) && items.length > 0 && gathered.length + items.length < (answer.rows ?? 0);
}

/** The page that was asked for, or else the last one, of what the whole list has. */
export function pageOfGathered({ rules, applied, gathered, page }: Context) {
  const { pageSize, unfiltered } = rules;
  const found = gathered.filter((item) => unfiltered?.matches(item, applied) ?? true);
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shown = Math.min(page, last);
  return { items: found.slice(shown * pageSize, (shown + 1) * pageSize), rows: found.length, page: shown };
}
