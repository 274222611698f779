import type { Answer } from '../request.ts';
import { itemsOf } from './calls.ts';
import type { ManagementContext } from './management.types.ts';

/** Whether a page holds what was not asked for: then the server does not know some filter. */
export function isUnfiltered<Item>(context: ManagementContext<Item>, answer: Answer): boolean {
  const { unfiltered } = context.rules;
  if (!unfiltered) return false;
  return itemsOf(context, answer).some((item) => !unfiltered.matches(item, context.applied));
}

/** Whether the whole list has further pages; without a count of all nobody knows of any. */
export function isNotTheLast<Item>(context: ManagementContext<Item>, answer: Answer): boolean {
  const read = itemsOf(context, answer).length;
  const { rows = null } = answer;
  return read > 0 && rows !== null && context.gathered.length + read < rows;
}

/** The page that was asked for, or else the last one, of what the whole list has. */
export function pageOfGathered<Item>({ rules, applied, gathered, page }: ManagementContext<Item>) {
  const { pageSize, unfiltered } = rules;
  const found = gathered.filter((item) => unfiltered?.matches(item, applied) ?? true);
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shown = Math.min(page, last);
  const items = found.slice(shown * pageSize, (shown + 1) * pageSize);
  return { items, rows: found.length, page: shown, shownPage: shown };
}
