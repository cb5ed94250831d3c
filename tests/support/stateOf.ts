/** The state that a stream's events make, in which tests let a decider decide. */
import type { Decider } from '#events/decision.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';

export const stateOf = <Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  events: readonly Event[],
): State => events.reduce(decider.evolve, decider.initial);
