import { problemsOf } from '@presupuesto/api-sdk/contract';
import type { FormRules, FormValues, ManagementRules } from '@presupuesto/machines';
import { readingsOf } from './decimal-readings.ts';
import { blankValues, bodyOf, valuesOf } from './form-values.ts';
import type { RecordForm, RecordKind } from './record-kind.ts';

/** A list that comes whole is one page. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** What the management machine needs of a kind of record. */
export function rulesOf<Item extends object>(kind: RecordKind<Item>): ManagementRules<Item> {
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
  return {
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
}

function formRules<Item extends object>(form: RecordForm<Item>, theOne: string): FormRules<Item> {
  const { schema, fields, adjust } = form;
  // Called only after `check` has found nothing wrong, so that the body is what the schema takes.
  const checked = (values: FormValues, item: Item | null) => bodyOf(fields, values, item) as never;
  return {
    blank: blankValues(fields),
    valuesOf: (item) => valuesOf(fields, item),
    ...(adjust && { adjust }),
    check: (values, item) => problemsOf(schema, bodyOf(fields, values, item)),
    readings: (values, item) => readingsOf(fields, values, item),
    create: (values) => form.create(checked(values, null)),
    update: (values, item) => form.update(checked(values, item), item),
    saved: `Se guardó ${theOne}.`,
  };
}
