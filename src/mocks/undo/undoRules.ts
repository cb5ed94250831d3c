/** What a subject says of the way back from its changes. A new subject is one file like `clientUndo.ts` and a line in `undoTable.ts`. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Decider } from '#events/decision.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { DomainEvent, StoredEvent } from '#events/log/storedEvent.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { StreamRule } from '#events/streamRule.ts';
import type { Caller, Proposal, Refused } from '../http/context.ts';
import type { Beside } from '../http/handleCommand.ts';
import type { Facts } from './facts.ts';

/** Who takes back, when (ISO 8601 UTC), and what is known. */
export type Taking = {
  readonly caller: Caller;
  readonly now: string;
  readonly answers: ScopedAnswers;
};

/** An event that is taken back, with the state of its stream before it. */
type Step<Event extends DomainEvent, State> = Taking & {
  readonly data: Event['data'];
  readonly before: State;
};

/** How one type of event is taken back, or why never. */
export type WayBack<Event extends DomainEvent = DomainEvent, State = unknown, Command = unknown> =
  | {
      /** Whoever may call this endpoint may take it back. */
      readonly as: EndpointName;
      /** The endpoint instead, by the type of an event that is taken back with it. */
      readonly asWith?: Readonly<Record<string, EndpointName>>;
      /** The endpoint's parameters, where a role is kept to some of them. */
      readonly params?: (data: Event['data']) => unknown;
      /** Whose it is, where it is one person's own; null: nobody's own. */
      readonly owner?: (data: Event['data']) => string | null;
      /** For whatever else rests on it: all that is about a client. Left out: what is about the thing itself. */
      readonly key?: (data: Event['data']) => string;
      readonly command: (step: Step<Event, State>) => Command;
    }
  | { readonly never: string };

export type UndoRules<Command, Event extends DomainEvent, State> = {
  readonly stream: Pick<StreamRule<Event, never>, 'category' | 'tagsOf'>;
  readonly decider: Decider<Command, Event, State>;
  /** What of the thing that an event is about people see; null while it is not there. */
  readonly facts: (state: State, data: Event['data']) => Facts | null;
  readonly ways: {
    readonly [Type in Event['type']]: WayBack<Extract<Event, { type: Type }>, State, Command>;
  };
  /** What else speaks against it, such as the limits of the plan. */
  readonly refuse?: (
    taking: Taking,
    states: { readonly before: State; readonly after: State },
  ) => Refused | null;
  /** What the way back brings along in other streams; its `first` comes before all else. Left out: nothing. */
  readonly beside?: (
    log: Pick<EventLog, 'readStream'>,
    taking: Taking,
    undone: readonly Event[],
  ) => Promise<Pick<Beside, 'first' | 'expected'>>;
};

/** The facts around one event. */
export type Around = { readonly before: Facts | null; readonly after: Facts | null };

/** What goes into the log; or the refusal of a rule. */
export type Reversal = (Pick<Proposal, 'events' | 'expected'> & { readonly ok: true }) | Refused;

/** The rules of a subject, whatever its events and states are. */
export type UndoSubject = {
  readonly category: string;
  readonly ways: Readonly<Record<string, WayBack>>;
  /** What the events at these revisions of a stream changed. */
  readonly around: (
    log: Pick<EventLog, 'readStream'>,
    stream: string,
    revisions: ReadonlySet<number>,
  ) => Promise<ReadonlyMap<number, Around>>;
  /** The events that take back these of one stream, the last one first. */
  readonly reverse: (
    log: Pick<EventLog, 'readStream'>,
    events: readonly StoredEvent[],
    taking: Taking,
  ) => Promise<Reversal>;
};
