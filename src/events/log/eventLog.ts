/** Declares the port of the event log for commands and readers, independent of storage. */
import type { Actor, DomainEvent, StoredEvent } from './storedEvent.ts';

export type Expected = number | 'none' | 'exists' | 'any';

/** A new event; the request's order is the log's order. */
export type NewEvent<Event extends DomainEvent = DomainEvent> = {
  readonly stream: string;
  readonly event: Event;
  /** Default: 1. */
  readonly schemaVersion?: number;
  /** Default: none. */
  readonly tags?: readonly string[];
  /** Default: null. */
  readonly causationId?: string | null;
  readonly sealed?: Readonly<Record<string, string>>;
  /** ISO 8601 UTC, for seeds, imports and due work that happened before recording. Default: the time of the append. */
  readonly occurredAt?: string;
};

/** A dynamic consistency boundary: the append fails if such events exist after the decision's position, in any stream. */
export type AppendCondition = {
  readonly tag: string;
  readonly types: readonly string[];
  readonly after: number;
};

export type VaultChange = { readonly put: string; readonly value: VaultValue } | { readonly delete: string };

/** A secret: JSON that never appears in an event, an export, a frame or a page. */
export type VaultValue = { readonly [key: string]: string | number | boolean | null };

export type StoredReply = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type AppendRequest = {
  /** A repeat of the same id appends nothing. */
  readonly commandId: string;
  /** SHA-256 of the command's canonical content: detects a different command under the same id. */
  readonly commandHash: string;
  readonly correlationId: string;
  readonly actor: Actor;
  /** The frame that the events' frames follow; default: the frame of the running work. */
  readonly causeFrame?: number | null;
  /** 0 to 500 events of any streams; none when only secrets change or only a reply is stored. */
  readonly events: readonly NewEvent[];
  /** Preconditions on streams, written or not; each stream at most once. */
  readonly expected?: readonly { readonly stream: string; readonly revision: Expected }[];
  /** For counts over many streams, some of which may not exist yet. Default: no condition. */
  readonly failIfEventsMatch?: AppendCondition;
  readonly vault?: readonly VaultChange[];
  readonly reply?: StoredReply;
  /** `strict` (the default) waits until the device has it; `relaxed` is for seeding. */
  readonly durability?: 'strict' | 'relaxed';
};

/** Every stream that was not as expected, not just the first. */
export type Violation = {
  readonly stream: string;
  readonly expected: Expected;
  readonly actual: number | 'none';
};

/** `newer`: a newer build has changed the records, so this build only reads. */
export type StorageFailure = 'quota' | 'closed' | 'corrupt' | 'blocked' | 'unavailable' | 'newer';

export type AppendResult =
  | {
      readonly ok: true;
      readonly repeated: boolean;
      readonly events: readonly StoredEvent[];
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

/** The end of the log. When empty: position 0, a hash of 64 zeros, recorded at 1970-01-01T00:00:00.000Z. */
export type Head = { readonly position: number; readonly hash: string; readonly recordedAt: string };

export type TaggedQuestion = {
  readonly tag: string;
  /** Default: of all types. */
  readonly types?: readonly string[];
  /** Default: 0. */
  readonly after?: number;
  /** Default: to the end. */
  readonly upTo?: number;
  /** Default: all. */
  readonly limit?: number;
  /** Default: `oldest` first. */
  readonly order?: 'oldest' | 'newest';
};

/** All events up to position `reached` are included. */
export type EventsInRow<Event = StoredEvent> = {
  readonly events: readonly Event[];
  readonly reached: number;
};

export type LogInfo = {
  readonly storage: 'indexeddb' | 'memory' | 'postgresql';
  readonly persistent: boolean;
  readonly tenant: string;
};

export type EventLog = {
  readonly info: LogInfo;
  /**
   * Appends atomically and resolves with `ok` after the commit, in request order. Refusals are values; a
   * malformed request throws `MalformedRequest`. Events are copied and frozen.
   */
  append(request: AppendRequest): Promise<AppendResult>;
  /** The row of an appended command, to answer a repeat without redoing its work. */
  command(commandId: string): Promise<{ commandHash: string; reply: StoredReply | null } | null>;
  /** Up to `limit` (default: all) events from a revision on (default: 0), in order; an unknown stream has none. */
  readStream(stream: string, options?: { from?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** Up to `limit` (default: all) events after a position, in order, not beyond `upTo`. */
  readAll(options?: { after?: number; upTo?: number; limit?: number }): Promise<readonly StoredEvent[]>;
  /** Events with a tag, and the head position at that moment. An index finds them, so other events cost nothing. */
  readTagged(
    question: TaggedQuestion,
  ): Promise<{ readonly events: readonly StoredEvent[]; readonly head: number }>;
  /** Counts without reading. A million take seconds; `atMost` stops the count early. */
  countTagged(question: Omit<TaggedQuestion, 'limit' | 'order'> & { atMost?: number }): Promise<number>;
  /**
   * A batch for a scan of the whole log, possibly unfrozen. `after`: the position before it (default: 0);
   * `upTo`: the last position (default: the end).
   */
  readRow(range?: { after?: number; upTo?: number }): Promise<EventsInRow>;
  head(): Promise<Head>;
  /**
   * Calls `listener` with batches of all events after a position, past and future, in order, once each.
   * Returns the unsubscribe function. Listener errors become `fault` frames.
   */
  subscribe(after: number, listener: (events: readonly StoredEvent[]) => void): () => void;
  /** Secrets. A write without events, such as a counter, is its own transaction. */
  readonly vault: {
    get(key: string): Promise<VaultValue | null>;
    list(prefix: string): Promise<ReadonlyMap<string, VaultValue>>;
    /** Stores each entry whose key is free; returns the stored values in the same order. */
    keep(entries: readonly (readonly [key: string, value: VaultValue])[]): Promise<readonly VaultValue[]>;
    change(changes: readonly VaultChange[]): Promise<void>;
  };
  /** Ends subscriptions and closes the storage; later appends answer `closed` and reads throw `StorageError`. */
  close(): Promise<void>;
};
