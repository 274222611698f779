import type { Field, Operands } from '@presupuesto/machines';
import { logWarning } from '../../../app/log.ts';
import { isUnfinished, parseDecimal } from '../../../format/parse-decimal.ts';

/** What an operation begins with, and what it is made of. */
const OPERATION = /^\s*[-−+*/×÷=][\d.,%()+\-−*/×÷\s]*(?:r(?:e(?:f[\d.,%()+\-−*/×÷\s]*)?)?)?$/i;

let known: ((field: Field, text: string, operands: Operands) => number | null) | undefined;

/** Brings what reads operations once the table is there: the first figures do not wait for it. */
export function prepareOperations(): Promise<void> {
  return import('./operation-value.ts').then(
    ({ operationValue }) => {
      known = operationValue;
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
  return isOperation(text) ? (known?.(field, text, operands) ?? null) : (parseDecimal(text) ?? null);
}
