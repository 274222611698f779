import type { Field, Operands, Operation } from '@presupuesto/machines';
import { logWarning } from '../../../app/log.ts';
import { isUnfinished, parseDecimal } from '../../../format/parse-decimal.ts';

/** What an operation begins with, and what it is made of. */
const OPERATION = /^\s*[-−+*/×÷=][\d.,%()+\-−*/×÷\s]*(?:r(?:e(?:f[\d.,%()+\-−*/×÷\s]*)?)?)?$/i;

interface Reader {
  readonly operationValue: (field: Field, text: string, operands: Operands) => number | null;
  readonly operationOf: (text: string) => Operation | null;
}

let known: Reader | undefined;

/** Brings what reads operations once the table is there: the first figures do not wait for it. */
export function prepareOperations(): Promise<void> {
  return import('./operation-value.ts').then(
    (reader) => {
      known = reader;
    },
    () => logWarning('no file to read operations'),
  );
}

/** Whether a text is an operation, or may become one: `+5%`, `=ref`. A negative number is none, and no figure either. */
export function isOperation(text: string): boolean {
  const plain = text.replaceAll('−', '-');
  return OPERATION.test(text) && parseDecimal(plain) === undefined && !isUnfinished(plain);
}

/** The number that a text stands for in a cell; null for none. */
export function typedValue(field: Field, text: string, operands: Operands): number | null {
  return isOperation(text)
    ? (known?.operationValue(field, text, operands) ?? null)
    : (parseDecimal(text) ?? null);
}

/** What a text does with each of several cells; null for nothing. */
export function typedOperation(text: string): Operation | null {
  if (isOperation(text)) return known?.operationOf(text) ?? null;
  const valor = parseDecimal(text);
  return valor === undefined ? null : { kind: 'figure', valor };
}
