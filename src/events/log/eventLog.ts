/** The port of the event log: what commands and readers may ask of it, whatever keeps the records. */
import type { Actor, DomainEvent, StoredEvent } from './storedEvent.ts';

/** What a stream must be for an append to go through: at that revision, not there, there, or anything. */
export type Expected = number | 'none' | 'exists' | 'any';

/** An event on its way into the log; order is the order of the request. */
export type NewEvent<Event extends DomainEvent = DomainEvent> = {
  readonly stream: string;
  readonly event: Event;
  /** Left out: 1. */
  readonly schemaVersion?: number;
  /** Left out: none. */
  readonly tags?: readonly string[];
  /** Left out: null. */
  readonly causationId?: string | null;
  /** Left out: nothing in it is personal. */
  readonly sealed?: Readonly<Record<string, string>>;
  /** When it happened, ISO 8601 UTC, if that was before it is recorded: of seeds, imports and due work only. Left out: when it is appended. */
  readonly occurredAt?: string;
};

/** Events that nobody may have appended after the position that a decision rests on, whatever their stream: a dynamic consistency boundary. */
export type AppendCondition = {
  readonly tag: string;
  /** At least one. */
  readonly types: readonly string[];
  readonly after: number;
};

/** A change of a secret, made in the transaction of the events that go with it. */
export type VaultChange = { readonly put: string; readonly value: VaultValue } | { readonly delete: string };

/** A secret: JSON that never appears in an event, an export, a frame or a page. */
export type VaultValue = { readonly [key: string]: string | number | boolean | null };

/** The answer that a command gave, kept beside it so that the same command asked again gives it again. */
export type StoredReply = {
  readonly status: number;
  readonly body: string;
  /** Headers that belong to the answer, such as its `ETag`; left out: none. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type AppendRequest = {
  /** Names the command; the same id asked again appends nothing. */
  readonly commandId: string;
  /** SHA-256 of the command's canonical content: tells the same command from another one under its id. */
  readonly commandHash: string;
  readonly correlationId: string;
  readonly actor: Actor;
  /** Number of the frame that the events' frames follow from; left out: the frame of the work that is running now. */
  readonly causeFrame?: number | null;
  /** 0 to 500 events, of any streams; none when only secrets change or only a reply is kept. */
  readonly events: readonly NewEvent[];
  /** What must be true of streams, written or not; each stream at most once. */
  readonly expected?: readonly { readonly stream: string; readonly revision: Expected }[];
  /** For a count over many streams, of which some may not be there yet. Left out: nothing. */
  readonly failIfEventsMatch?: AppendCondition;
  readonly vault?: readonly VaultChange[];
  readonly reply?: StoredReply;
  /** `strict` (left out) waits until the device has it; `relaxed` is for seeding. */
  readonly durability?: 'strict' | 'relaxed';
};

/** Every stream that was not as expected, not just the first. */
export type Violation = {
  readonly stream: string;
  readonly expected: Expected;
  readonly actual: number | 'none';
};

/** `newer`: a newer build has changed the records, which this one only reads. */
export type StorageFailure = 'quota' | 'closed' | 'corrupt' | 'blocked' | 'unavailable' | 'newer';

export type AppendResult =
  | {
      readonly ok: true;
      /** The command had been appended before: nothing was written now. */
      readonly repeated: boolean;
      readonly events: readonly StoredEvent[];
      /** Position of the log's last event after the append. */
      readonly head: number;
      readonly reply: StoredReply | null;
    }
  | { readonly ok: false; readonly why: 'wrongRevision'; readonly violations: readonly Violation[] }
  | { readonly ok: false; readonly why: 'overtaken' }
  | { readonly ok: false; readonly why: 'commandMismatch' }
  | {
      readonly ok: false;
      readonly why: 'storage';
      readonly failure: StorageFailure;
      readonly detail: string;
    };

/** Where the log ends. Of an empty log: position 0, a hash of 64 zeros, recorded at 1970-01-01T00:00:00.000Z. */
export type Head = { readonly position: number; readonly hash: string; readonly recordedAt: string };

/** Which events with a tag are asked for. */
export type TaggedQuestion = {
  readonly tag: string;
  /** Left out: of all types. */
  readonly types?: readonly string[];
  /** Left out: 0. */
  readonly after?: number;
  /** Left out: to the end. */
  readonly upTo?: number;
  /** Left out: all. */
  readonly limit?: number;
  /** Left out: `oldest` first. */
  readonly order?: 'oldest' | 'newest';
};

/** `reached`: there are no others up to there; beyond the position they were asked from, unless `upTo` is not. */
export type EventsInRow<Event = StoredEvent> = {
  readonly events: readonly Event[];
  readonly reached: number;
};

export type LogInfo = {
  readonly storage: 'indexeddb' | 'memory';
  /** Whether events outlive the page. */
  readonly persistent: boolean;
  readonly tenant: string;
};

export type EventLog = {
  readonly info: LogInfo;
  /**
   * Appends all or nothing in one transaction, and says `ok` only once that is committed. Refusals are values; a malformed
   * request throws MalformedRequest. The events are copied and frozen. Appends of one tab happen in the order in which they were
   * asked for.
   */
  append(request: AppendRequest): Promise<AppendResult>;
  /** The command's row, when it was appended: how a repeated request is answered without doing its work again. */
  command(commandId: string): Promise<{ commandHash: string; reply: StoredReply | null } | null>;
  /** Up to `limit` (left out: all) events of one stream from a revision on (left out: 0), in order; an unknown stream has none. */
  readStream(stream: string, options?: { from?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** Up to `limit` (left out: 1000) events after a position, in order, not beyond `upTo`. */
  readAll(options?: { after?: number; upTo?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** Events with a tag, and the position of the log's last event at that moment. An index finds them: what others do costs nothing. */
  readTagged(
    question: TaggedQuestion,
  ): Promise<{ readonly events: readonly StoredEvent[]; readonly head: number }>;
  /** How many of them there are, without reading them. A million take seconds: who wants to know whether they are many says `atMost`. */
  countTagged(question: Omit<TaggedQuestion, 'limit' | 'order'> & { atMost?: number }): Promise<number>;
  /**
   * Some events in order, and how far they reach, for who goes through the whole log. `after` is the position before them (left
   * out: 0), `upTo` the last one that they may have (left out: the end). They may be frozen or not.
   */
  readRow(range?: { after?: number; upTo?: number }): Promise<EventsInRow>;
  head(): Promise<Head>;
  /**
   * Calls `listener` with batches of all events after a position, in order and each once: those that are there, then each that
   * comes, from any tab. Returns the function that stops it. What a listener throws becomes a frame of kind `fault`.
   */
  subscribe(after: number, listener: (events: readonly StoredEvent[]) => void): () => void;
  /** Reads and writes secrets; a write without events, such as a counter, is its own transaction. */
  readonly vault: {
    get(key: string): Promise<VaultValue | null>;
    /** All whose keys begin so. */
    list(prefix: string): Promise<ReadonlyMap<string, VaultValue>>;
    /** Keeps each that has no value yet; gives what is there then, in the same order. */
    keep(entries: readonly (readonly [key: string, value: VaultValue])[]): Promise<readonly VaultValue[]>;
    change(changes: readonly VaultChange[]): Promise<void>;
  };
  /** Ends subscriptions and lets go of the storage; afterwards an append answers `closed`, a read throws StorageError. */
  close(): Promise<void>;
};
