import { type Field, type Operands, type Operation, operationResult } from '@presupuesto/machines';
import { readOperation } from '../../../format/read-operation.ts';

/** What a typed operation makes of a cell's figure; null for what is none, is not complete yet or cannot be saved. */
export function operationValue(field: Field, text: string, operands: Operands): number | null {
  const operation = readOperation(text);
  return operation ? operationResult(operation, field, operands) : null;
}

/** What is to be done with a figure; null for what is none or not complete yet. */
export function operationOf(text: string): Operation | null {
  return readOperation(text) ?? null;
}
