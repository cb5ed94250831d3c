/** Defines a decision: events to append, or a refusal by its key, which is a value and changes nothing. */
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import type { DomainEvent } from './log/storedEvent.ts';

export type Decision<Event extends DomainEvent> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: ProblemCode };

export const accept = <Event extends DomainEvent>(...events: readonly Event[]): Decision<Event> => ({
  ok: true,
  events,
});

export const reject = (refusal: ProblemCode): { readonly ok: false; readonly refusal: ProblemCode } => ({
  ok: false,
  refusal,
});

export type Decider<Command, Event extends DomainEvent, State> = {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => Decision<Event>;
};
