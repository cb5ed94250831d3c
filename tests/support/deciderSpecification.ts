/** Provides given-when-then tests of deciders. */
import { expect } from 'vitest';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import type { Decider, Decision } from '#events/decision.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import { stateOf } from './stateOf.ts';

type Outcome<Event extends DomainEvent> = {
  /** Exactly these facts, in this order. Not named `then`, because an object with that method counts as a promise. */
  thenHappens(...expected: readonly Event[]): void;
  thenRefused(refusal: ProblemCode): void;
  thenNothing(): void;
};

const outcomeOf = <Event extends DomainEvent>(decision: Decision<Event>): Outcome<Event> => ({
  thenHappens: (...expected) => expect(decision).toEqual({ ok: true, events: expected }),
  thenRefused: (refusal) => expect(decision).toEqual({ ok: false, refusal }),
  thenNothing: () => expect(decision).toEqual({ ok: true, events: [] }),
});

const frozen = <Event extends DomainEvent>({ type, data }: Event): Event =>
  Object.freeze({ type, data: Object.freeze({ ...data }) }) as Event;

/** `given(...events).when(command).thenHappens(...events)`. Given events are frozen, so that a decider cannot mutate them. */
export const specificationOf = <Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
) => ({
  given: (...events: readonly Event[]) => ({
    when: (command: Command): Outcome<Event> =>
      outcomeOf(decider.decide(command, stateOf(decider, events.map(frozen)))),
  }),
});
