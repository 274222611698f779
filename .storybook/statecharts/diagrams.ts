import * as machines from '@presupuesto/machines';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Diagram } from './diagram.ts';
import { diagramOf } from './layout.ts';

/** Every machine that the package exports, under its name: `sessionMachine`. */
export function exportedMachines(): Readonly<Record<string, AnyStateMachine>> {
  // One for all kinds of record.
  const managementMachine = machines.createManagementMachine();
  const entries = Object.entries<unknown>({ ...machines, managementMachine });
  return Object.fromEntries(
    entries.filter((entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine),
  );
}

/** The diagram of each of them. Runs when the Storybook is built, not in the browser. */
export async function diagrams(): Promise<Readonly<Record<string, Diagram>>> {
  const drawn = Object.entries(exportedMachines()).map(
    async ([name, machine]) => [name, await diagramOf(machine)] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}
