/** Folds a stream's events into the state for a decider in tests. */
import type { Decider } from '#events/decision.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';

export const stateOf = <Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  events: readonly Event[],
): State => events.reduce(decider.evolve, decider.initial);
