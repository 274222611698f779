import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** The machine with these actors, by name, in place of its defaults that only fail; and so the machines that it starts. */
export function provided<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: Readonly<Record<string, AnyActorLogic>>,
): Machine {
  const own: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const found = Object.entries(own).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? provided(logic, actors) : (actors[name] ?? logic),
  ]);
  // Other implementations make no other machine; TypeScript only knows that it is one.
  return machine.provide({ actors: Object.fromEntries(found) }) as Machine;
}
