import { isAnyOnlyInMemory, type OutboxRef } from '@presupuesto/machines';

/** Whether something typed is in this page alone, because the device cannot keep it. Every figure is, for a moment, until the device has it. */
export function isUnkept({ context }: ReturnType<OutboxRef['getSnapshot']>): boolean {
  return context.keeping !== 'possible' && isAnyOnlyInMemory(context.entries);
}
