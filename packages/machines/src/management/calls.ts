import { type Answer, dataOf, type Request } from '../request.ts';
import type { ManagementContext } from './management.types.ts';

type ListRequest<Item> = Request<readonly Item[]>;

/** The call that the list stands for now. */
export function listRequest<Item>({ rules, applied, page }: ManagementContext<Item>): ListRequest<Item> {
  return rules.list(applied, page);
}

/** A page of the whole list, to be filtered here. */
export function wholeRequest<Item>(context: ManagementContext<Item>): ListRequest<Item> {
  const { rules, applied, gathered } = context;
  if (!rules.unfiltered) throw new Error('These records are filtered by the server');
  return rules.unfiltered.list(applied, Math.ceil(gathered.length / rules.unfiltered.pageSize));
}

/** The records of an answer to either of them. */
export function itemsOf<Item>(context: ManagementContext<Item>, answer: Answer): readonly Item[] {
  return dataOf(listRequest(context), answer) ?? [];
}

/** The call that saves the form. */
export function saveRequest<Item>({
  rules: { form },
  values,
  edited,
}: ManagementContext<Item>): Request<Item> {
  if (!form) throw new Error('These records have no form');
  return edited === null ? form.create(values) : form.update(values, edited);
}

/** The edited record as it is listed once it is saved: the list knows things of it that the answer does not. */
export function savedItem<Item>(context: ManagementContext<Item>, answer: Answer): Item | null {
  const { edited } = context;
  return edited && { ...edited, ...dataOf(saveRequest(context), answer) };
}

/** The call that counts what would go with a record. */
export function contentRequest<Item>({ rules, removed }: ManagementContext<Item>): Request {
  if (!rules.removal?.content || removed === null) throw new Error('Nothing was asked to be counted');
  return rules.removal.content(removed);
}

/** The call that removes the record that was asked about. */
export function removalRequest<Item>({ rules, removed }: ManagementContext<Item>): Request {
  if (!rules.removal || removed === null) throw new Error('Nothing was asked to be removed');
  return rules.removal.request(removed);
}
