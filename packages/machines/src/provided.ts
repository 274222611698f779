import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import { calledBy, isCalling } from './calling.ts';

type Actors = Readonly<Record<string, AnyActorLogic>>;

/**
 * The machine with these actors in place of its defaults that only fail, and so the machines that it starts: ports by name,
 * calls of the contract by the port `call`.
 */
export function provided<Machine extends AnyStateMachine>(machine: Machine, actors: Actors): Machine {
  const own: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const found = Object.entries(own).map(([name, logic]) => [name, providedActor(name, logic, actors)]);
  // Other implementations make no other machine; TypeScript only knows that it is one.
  return machine.provide({ actors: Object.fromEntries(found) }) as Machine;
}

function providedActor(name: string, logic: unknown, actors: Actors): unknown {
  if (logic instanceof StateMachine) return provided(logic, actors);
  const { call } = actors;
  return call && isCalling(logic) ? calledBy(call, logic) : (actors[name] ?? logic);
}
