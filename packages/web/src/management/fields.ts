import type { Request } from '@presupuesto/machines';
import type { SelectOption } from '../ui/Select/Select.tsx';

interface FieldBase {
  /** The field of the contract. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** Given when the record is created, and never changed. */
  readonly isFixed?: boolean;
  /** Whether the field is asked for at all; by default it is. One that is not is sent as null. `record` is null for a new one. */
  readonly isShown?: (values: FieldValues, record: never) => boolean;
  /** What people read of a record's field, where its value is an id. */
  readonly shown?: (record: never) => string;
}

export type FieldValues = Readonly<Record<string, string | boolean>>;

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

interface NumberField extends FieldBase {
  readonly kind: 'integer' | 'decimal';
  /** What an arrow key adds. */
  readonly step?: number;
}

export interface SwitchField extends FieldBase {
  readonly kind: 'switch';
  /** Of a new record. */
  readonly initial: boolean;
  readonly words?: { readonly on: string; readonly off: string };
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly placeholder: string;
  /** The choice stands for a number, such as an id. */
  readonly isNumeric?: boolean;
  readonly options: readonly SelectOption[] | ListedOptions;
}

/** Choices that a call lists. */
export interface ListedOptions {
  /** Undefined while they depend on a field that is still empty. */
  readonly source: (values: FieldValues) => Request | undefined;
  readonly option: (item: never) => SelectOption;
}

/** A field of a form. The order of the fields is the order of their messages. */
export type FormField = TextField | NumberField | SwitchField | ChoiceField;
