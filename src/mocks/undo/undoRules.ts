/** Declares the undo rules of a subject. A new subject is one file like `clientUndo.ts` and a line in `undoTable.ts`. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Decider } from '#events/decision.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { DomainEvent, StoredEvent } from '#events/log/storedEvent.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { StreamRule } from '#events/streamRule.ts';
import type { Caller, Proposal, Refused } from '../http/context.ts';
import type { RelatedChanges } from '../http/handleCommand.ts';
import type { Facts } from './facts.ts';

export type Taking = {
  readonly caller: Caller;
  readonly now: string;
  readonly answers: ScopedAnswers;
};

type Step<Event extends DomainEvent, State> = Taking & {
  readonly data: Event['data'];
  readonly before: State;
};

export type WayBack<Event extends DomainEvent = DomainEvent, State = unknown, Command = unknown> =
  | {
      readonly as: EndpointName;
      readonly asWith?: Readonly<Record<string, EndpointName>>;
      readonly params?: (data: Event['data']) => unknown;
      /** The owner of a personal item; null for a shared one. */
      readonly owner?: (data: Event['data']) => string | null;
      /** The key for dependent changes, such as a whole client. Defaults to the item itself. */
      readonly key?: (data: Event['data']) => string;
      readonly command: (step: Step<Event, State>) => Command;
    }
  | { readonly never: string };

export type UndoRules<Command, Event extends DomainEvent, State> = {
  readonly stream: Pick<StreamRule<Event, never>, 'category' | 'tagsOf'>;
  readonly decider: Decider<Command, Event, State>;
  readonly facts: (state: State, data: Event['data']) => Facts | null;
  readonly ways: {
    readonly [Type in Event['type']]: WayBack<Extract<Event, { type: Type }>, State, Command>;
  };
  readonly refuse?: (
    taking: Taking,
    states: { readonly before: State; readonly after: State },
  ) => Refused | null;
  /** The undo's changes in other streams; its `first` comes before all else. */
  readonly related?: (
    log: Pick<EventLog, 'readStream'>,
    taking: Taking,
    undone: readonly Event[],
  ) => Promise<Pick<RelatedChanges, 'first' | 'expected'>>;
};

export type Around = { readonly before: Facts | null; readonly after: Facts | null };

export type Reversal = (Pick<Proposal, 'events' | 'expected'> & { readonly ok: true }) | Refused;

export type UndoSubject = {
  readonly category: string;
  readonly ways: Readonly<Record<string, WayBack>>;
  readonly around: (
    log: Pick<EventLog, 'readStream'>,
    stream: string,
    revisions: ReadonlySet<number>,
  ) => Promise<ReadonlyMap<number, Around>>;
  readonly reverse: (
    log: Pick<EventLog, 'readStream'>,
    events: readonly StoredEvent[],
    taking: Taking,
  ) => Promise<Reversal>;
};
