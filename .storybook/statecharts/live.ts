import { outboxMachine, provided } from '@presupuesto/machines';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { type Call, steppedPorts } from './calls.ts';
import { eventText, isMachineSnapshot, stateText } from './machine-snapshot.ts';
import type { Stepping } from './stepping.ts';

export interface LogEntry {
  readonly id: number;
  /** The machine that it happened to. */
  readonly actor: string;
  readonly event: string;
  /** Where it stands after it; what it emitted, for something that was emitted. */
  readonly state: string;
}

export type MachineRef = ActorRefFrom<AnyStateMachine>;

/** What a reader sees at one moment. */
export interface View {
  readonly snapshot: AnyMachineSnapshot;
  readonly calls: readonly Call[];
  /** The other machines that are at work. */
  readonly others: readonly MachineRef[];
  /** The latest first. */
  readonly log: readonly LogEntry[];
}

/** A machine at work, which a reader steps through: its calls wait to be answered, and its time stands still. */
export interface Live {
  readonly actor: MachineRef;
  readonly view: () => View;
  readonly subscribe: (changed: () => void) => () => void;
  readonly start: () => unknown;
  readonly pass: (ms: number) => void;
  readonly stop: () => void;
}

const LOG_LENGTH = 60;

/** The real machine of a page, with actors that only the reader answers. */
export function prepareLive({ machine, input }: Stepping): Live {
  const clock = new SimulatedClock();
  const listeners = new Set<() => void>();
  const started: AnyActorRef[] = [];
  let calls: readonly Call[] = [];
  let log: readonly LogEntry[] = [];
  let count = 0;
  let view: View | null = null;

  function changed(): void {
    view = null;
    for (const listener of listeners) listener();
  }
  function write(actor: string, event: string, state: string): void {
    count += 1;
    log = [{ id: count, actor, event, state }, ...log].slice(0, LOG_LENGTH);
    changed();
  }
  const ports = steppedPorts((next) => {
    calls = next;
    changed();
  });
  function inspect(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.snapshot') return;
    const { snapshot, event } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    // Typed as what all logics have in common; it is the actor itself.
    const actorRef = inspected.actorRef as AnyActorRef;
    if (!started.includes(actorRef)) started.push(actorRef);
    write(snapshot.machine.id, eventText(snapshot, event.type), stateText(snapshot));
  }
  const around: (() => void)[] = [];
  function outbox() {
    const actor = createActor(provided(outboxMachine, ports), { clock, inspect }).start();
    actor.send({ type: 'session.started', nombreUsuario: 'vendedor' });
    around.push(() => actor.stop());
    // Provided with other actors of the same kinds, it is the same machine.
    return actor as unknown as ActorRefFrom<typeof outboxMachine>;
  }
  function owner() {
    const actor = createActor(
      fromCallback(({ receive }) => receive((event: EventObject) => write('dueño', event.type, 'recibido'))),
    ).start();
    around.push(() => actor.stop());
    return actor;
  }

  const actor: MachineRef = createActor(provided(machine, ports), {
    clock,
    inspect,
    input: input?.({ outbox, owner }),
  });
  actor.on('*', (event) => write(machine.id, event.type, 'comunicado'));

  return {
    actor,
    view: () => {
      view ??= { snapshot: actor.getSnapshot(), calls, log, others: others(started, actor) };
      return view;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => actor.start(),
    pass: (ms) => clock.increment(ms),
    stop: () => {
      actor.stop();
      for (const stop of around) stop();
    },
  };
}

function others(started: readonly AnyActorRef[], self: AnyActorRef): readonly MachineRef[] {
  return started.filter(
    (actor): actor is MachineRef => actor !== self && actor.getSnapshot().status === 'active',
  );
}
