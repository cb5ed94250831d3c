/** How a decider is told about in tests: given what happened, when something is asked, then this follows. */
import { expect } from 'vitest';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import type { Decider, Decision } from '#events/decision.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import { stateOf } from './stateOf.ts';

type Outcome<Event extends DomainEvent> = {
  /** Exactly these facts, in this order. (Not `then`: an object with that method counts as a promise.) */
  thenHappens(...expected: readonly Event[]): void;
  /** The refusal under this key. */
  thenRefused(refusal: ProblemCode): void;
  /** Accepted, and nothing is left to record. */
  thenNothing(): void;
};

const outcomeOf = <Event extends DomainEvent>(decision: Decision<Event>): Outcome<Event> => ({
  thenHappens: (...expected) => expect(decision).toEqual({ ok: true, events: expected }),
  thenRefused: (refusal) => expect(decision).toEqual({ ok: false, refusal }),
  thenNothing: () => expect(decision).toEqual({ ok: true, events: [] }),
});

const frozen = <Event extends DomainEvent>({ type, data }: Event): Event =>
  Object.freeze({ type, data: Object.freeze({ ...data }) }) as Event;

/** `given(...events).when(command).thenHappens(...events)`; what is given is frozen, so that a decider cannot write to it. */
export const specificationOf = <Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
) => ({
  given: (...events: readonly Event[]) => ({
    when: (command: Command): Outcome<Event> =>
      outcomeOf(decider.decide(command, stateOf(decider, events.map(frozen)))),
  }),
});
