/** The port under the event log: a transactional store of records that knows nothing of the log's rules. */
import type { DatabaseStanding } from './databaseStatus.ts';
import type { EventsInRow, Head, StorageFailure, StoredReply, VaultValue } from './eventLog.ts';
import type { StoredEvent } from './storedEvent.ts';

export type CommandRow = {
  readonly commandId: string;
  readonly commandHash: string;
  /** Positions of its events; `from` is above `to` when it has none. */
  readonly from: number;
  readonly to: number;
  readonly reply: StoredReply | null;
  readonly at: string;
};

/** Why a log's records end for this tab: they were deleted, a newer build changes their layout, or others took their place. */
export type DataEnd = 'removed' | 'newer' | 'replaced';

/** Events with a tag, of all types or of one. */
export type TagKey = { readonly tag: string; readonly type: string | null };

/** A part of the log: after a position, not beyond `upTo`, at most `limit` events, from which end. */
export type LogRange = {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
  readonly newestFirst: boolean;
};

/** A part of the log in which is counted: after a position, not beyond `upTo`, no further than to `atMost`, or all. */
export type CountRange = Pick<LogRange, 'after' | 'upTo'> & { readonly atMost?: number };

/** What a transaction reads. Reads that do not depend on each other are asked for at once: each wait costs a round trip. */
export type LogReading = {
  /** While writing it fails, as damaged, where events stand behind it. */
  head(): Promise<Head | null>;
  /** Revision of a stream's last event. */
  revision(stream: string): Promise<number | null>;
  command(commandId: string): Promise<CommandRow | null>;
  countCommands(): Promise<number>;
  /** Up to `limit` rows behind an id, in the order of their ids. */
  commandsAfter(commandId: string, limit: number): Promise<readonly CommandRow[]>;
  /** A copy. */
  secret(key: string): Promise<VaultValue | null>;
  /** Copies of all, with their keys, in the order of the keys. */
  secrets(): Promise<readonly (readonly [key: string, value: VaultValue])[]>;
  /** Up to `limit` events after a position, not beyond `upTo`, in order, frozen. */
  eventsAfter(position: number, upTo: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Up to `limit` events of a stream from a revision on, in order, frozen. */
  eventsOf(stream: string, from: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Events with a tag, found by an index: what else stands in the log costs nothing. Frozen. */
  eventsTagged(key: TagKey, range: LogRange): Promise<readonly StoredEvent[]>;
  /** How many there are. */
  countTagged(key: TagKey, range: CountRange): Promise<number>;
  /** Events after a position, not beyond `upTo`, in order: as many as are read fastest at once. They may be frozen or not. */
  eventsInRow(position: number, upTo: number): Promise<EventsInRow>;
};

/** One transaction. Only calls to it may be awaited while it is open: anything else ends an IndexedDB transaction. */
export type LogTransaction = LogReading & {
  /**
   * Adds events that follow each other. One whose position, id or revision is taken fails the transaction: the records are
   * damaged, or another tab has written. Many at once are stored another way, and read the same.
   */
  addEvents(events: readonly StoredEvent[]): void;
  putHead(head: Head): void;
  putRevision(stream: string, revision: number): void;
  /** An id that is taken fails the transaction alike. */
  addCommand(row: CommandRow): void;
  deleteCommand(commandId: string): void;
  /** Keeps a copy. */
  putSecret(key: string, value: VaultValue): void;
  deleteSecret(key: string): void;
};

export type Durability = 'strict' | 'relaxed';

/** The records of one tenant. Refusals of the browser are thrown as StorageError. */
export type LogStorage = {
  readonly kind: 'indexeddb' | 'memory';
  readonly persistent: boolean;
  /** Names the database, unlike any other; null in memory. */
  readonly storeId: string | null;
  /** What the database says of itself; null where it says nothing, and in memory. */
  readonly standing: DatabaseStanding | null;
  /** Runs `work` on committed records that do not change meanwhile. */
  read<Result>(work: (reading: LogReading) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in one transaction, writers one after the other. Resolves after the commit with what `work` gave; when
   * it throws, nothing is written. A lost connection may make it run `work` once more, on new records.
   */
  write<Result>(
    work: (transaction: LogTransaction) => Promise<Result>,
    durability?: Durability,
  ): Promise<Result>;
  close(): Promise<void>;
};

/** What a storage throws when the browser refuses: the kind decides what a person is told. */
export class StorageError extends Error {
  readonly failure: StorageFailure;
  constructor(failure: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.failure = failure;
  }
}

/** Tells other tabs on the same records that there is something new; carries no data, since hints are not trusted. */
export type LogHints = {
  announce(): void;
  listen(onHint: () => void): () => void;
  close(): void;
};
