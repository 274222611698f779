import type { ChoiceSource } from '@presupuesto/machines';
import type { SelectOption } from '../ui/Select/Select.tsx';

interface FieldBase<Item> {
  /** The field of the contract. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** Given when the record is created, and never changed. */
  readonly isFixed?: boolean;
  /** Whether the field is asked for at all; by default it is. One that is not is sent as null. `record` is null for a new one. */
  readonly isShown?: (values: FieldValues, record: Item | null) => boolean;
  /** What people read of a record's field, where its value is an id. */
  readonly shown?: (record: Item) => string;
}

export type FieldValues = Readonly<Record<string, string | boolean>>;

export interface TextField<Item> extends FieldBase<Item> {
  readonly kind: 'text';
  readonly maxLength: number;
  /** The keyboard of a phone for it: not the type `email`, whose own checks and trimming would come before the contract's. */
  readonly inputMode?: 'email';
}

interface NumberField<Item> extends FieldBase<Item> {
  readonly kind: 'integer' | 'decimal';
  /** What an arrow key adds. */
  readonly step?: number;
}

export interface SwitchField<Item> extends FieldBase<Item> {
  readonly kind: 'switch';
  /** Of a new record. */
  readonly initial: boolean;
  readonly words?: { readonly on: string; readonly off: string };
}

export interface ChoiceField<Item> extends FieldBase<Item> {
  readonly kind: 'choice';
  readonly placeholder: string;
  /** The choice stands for a number, such as an id. */
  readonly isNumeric?: boolean;
  readonly options: readonly SelectOption[] | ListedOptions;
}

/** Choices that a call lists. */
export interface ListedOptions {
  /** Null while they depend on a field that is still empty. */
  readonly source: (values: FieldValues) => ChoiceSource | null;
  /** What to do while there is nothing to choose from: a sentence. */
  readonly whenNone?: string;
}

/** A field of the form of a kind of record. The order of the fields is the order of their messages. */
export type FormField<Item> = TextField<Item> | NumberField<Item> | SwitchField<Item> | ChoiceField<Item>;
