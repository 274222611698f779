import { problemsOf } from '@presupuesto/api-sdk/contract';
import type { FormRules, FormValues, ManagementRules } from '@presupuesto/machines';
import { blankValues, bodyOf, valuesOf } from './form-values.ts';
import type { RecordForm, RecordKind } from './record-kind.ts';

/** A list that comes whole is one page. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** What the management machine needs of a kind of record. It hands records on without looking into them. */
export function rulesOf<Item>(kind: RecordKind<Item>): ManagementRules<unknown> {
  const {
    pageSize = WHOLE,
    filterProblem,
    form,
    remove,
    theOne,
    unfiltered,
    removalContent,
    removalTyped,
  } = kind;
  const rules: ManagementRules<Item> = {
    pageSize,
    filters: Object.fromEntries(kind.filters.map(({ name }) => [name, ''])),
    ...(filterProblem && { filterProblem }),
    list: (filters, pageNumber) => kind.list(filters, { pageNumber, pageSize }),
    keyOf: kind.keyOf,
    ...(form && { form: formRules(form, theOne) }),
    ...(unfiltered && {
      unfiltered: {
        ...unfiltered,
        list: (filters, pageNumber) => kind.list(filters, { pageNumber, pageSize: unfiltered.pageSize }),
      },
    }),
    ...(remove && {
      removal: {
        request: remove,
        removed: `Se eliminó ${theOne}.`,
        ...(removalContent && { content: removalContent }),
        ...(removalTyped && { typed: removalTyped }),
      },
    }),
  };
  // The machine gives the rules none but the records of their own list.
  return rules as unknown as ManagementRules<unknown>;
}

function formRules<Item>(form: RecordForm<Item>, theOne: string): FormRules<Item> {
  const { schema, fields, adjust } = form;
  // Called only after `check` has found nothing wrong, so that the body is what the schema takes.
  const checked = (values: FormValues, item: Item | null) => bodyOf(fields, values, item) as never;
  return {
    blank: blankValues(fields),
    // Every record of the contract is an object of named fields.
    valuesOf: (item) => valuesOf(fields, item as Readonly<Record<string, unknown>>),
    ...(adjust && { adjust }),
    check: (values, item) => problemsOf(schema, bodyOf(fields, values, item)),
    create: (values) => form.create(checked(values, null)),
    update: (values, item) => form.update(checked(values, item), item),
    saved: `Se guardó ${theOne}.`,
  };
}
