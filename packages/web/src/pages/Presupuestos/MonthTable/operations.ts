import { type Field, type Operands, type Operation, operationResult } from '@presupuesto/machines';
import { isUnfinished, parseDecimal } from '../../../format/parse-decimal.ts';
import { readOperation } from '../../../format/read-operation.ts';

/** What an operation begins with, and what it is made of. */
const OPERATION = /^\s*[-−+*/×÷=][\d.,%()+\-−*/×÷\s]*(?:r(?:e(?:f[\d.,%()+\-−*/×÷\s]*)?)?)?$/i;

/** Whether a text is an operation, or may become one: `+5%`, `=ref`. A negative number is none, and no figure either. */
export function isOperation(text: string): boolean {
  const plain = text.replaceAll('−', '-');
  return OPERATION.test(text) && parseDecimal(plain) === undefined && !isUnfinished(plain);
}

/** The number that a text stands for in a cell; null for none. */
export function typedValue(field: Field, text: string, operands: Operands): number | null {
  if (!isOperation(text)) return parseDecimal(text) ?? null;
  const operation = readOperation(text);
  return operation ? operationResult(operation, field, operands) : null;
}

/** Whether a text counts from the reference, and is complete. */
export function asksForReference(text: string): boolean {
  return isOperation(text) && /r/i.test(text) && readOperation(text) !== undefined;
}

/** What a text does with each of several cells; null for nothing. */
export function typedOperation(text: string): Operation | null {
  if (isOperation(text)) return readOperation(text) ?? null;
  const valor = parseDecimal(text);
  return valor === undefined ? null : { kind: 'figure', valor };
}
