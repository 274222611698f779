import type { OutboxRef } from '@presupuesto/machines';
import type { AnyActorRef, AnyStateMachine, EventFrom, EventObject, InputFrom } from 'xstate';

/** What stands around a machine that needs somebody else: the outbox, and whoever it reports to. */
export interface Around {
  readonly outbox: () => OutboxRef;
  /** Takes every report, and writes it into the log. */
  readonly owner: () => AnyActorRef;
}

type OwnType<Event extends EventObject> = Exclude<Event['type'], `xstate.${string}`>;

/**
 * One example or more of what each event of a machine carries, as its own types have it. None for what only comes from
 * another actor, which does it by itself here as well.
 */
type Examples<Event extends EventObject> = {
  readonly [Type in OwnType<Event>]: readonly Omit<Extract<Event, { type: Type }>, 'type'>[];
};

/** What the page of a machine needs to know beyond the machine itself. */
export interface Stepping {
  readonly machine: AnyStateMachine;
  /** What it decides, in a sentence. */
  readonly about: string;
  readonly events: Readonly<Record<string, readonly object[]>>;
  readonly input?: (around: Around) => unknown;
}

/** Declares the page of a machine; exists so that events and input are held against the machine's types. */
export function stepping<Machine extends AnyStateMachine>(
  machine: Machine,
  page: {
    readonly about: string;
    readonly events: Examples<EventFrom<Machine>>;
    readonly input?: (around: Around) => InputFrom<Machine>;
  },
): Stepping {
  return { machine, ...page };
}
