import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** The machine with these actors in place of its ports, and so the machines that it starts. */
export function provided(
  machine: AnyStateMachine,
  ports: Readonly<Record<string, AnyActorLogic>>,
): AnyStateMachine {
  const own: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const actors = Object.entries(own).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? provided(logic, ports) : (ports[name] ?? logic),
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}
