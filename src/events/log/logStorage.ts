/** Declares the port of the log's storage: transactional records without the log's rules. */
import type { DatabaseStatus } from './databaseStatus.ts';
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

/** Why this tab lost its records: deleted, migrated by a newer build, or replaced by another database. */
export type DataEnd = 'removed' | 'newer' | 'replaced';

export type TagKey = { readonly tag: string; readonly type: string | null };

export type LogRange = {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
  readonly newestFirst: boolean;
};

export type CountRange = Pick<LogRange, 'after' | 'upTo'> & { readonly atMost?: number };

/** The reads of a transaction. Issue independent reads together: each wait costs a round trip. */
export type LogReading = {
  /** In a write transaction, fails as corrupt when events exist behind it. */
  head(): Promise<Head | null>;
  revision(stream: string): Promise<number | null>;
  command(commandId: string): Promise<CommandRow | null>;
  countCommands(): Promise<number>;
  commandsAfter(commandId: string, limit: number): Promise<readonly CommandRow[]>;
  secret(key: string): Promise<VaultValue | null>;
  secrets(): Promise<readonly (readonly [key: string, value: VaultValue])[]>;
  /** Up to `limit` events after a position, not beyond `upTo`, in order, frozen. */
  eventsAfter(position: number, upTo: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Up to `limit` events of a stream from a revision on, in order, frozen. */
  eventsOf(stream: string, from: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Frozen. An index finds the events with the tag, so other events cost nothing. */
  eventsTagged(key: TagKey, range: LogRange): Promise<readonly StoredEvent[]>;
  countTagged(key: TagKey, range: CountRange): Promise<number>;
  /** Events after a position, not beyond `upTo`, in order, in the fastest batch size. They may be frozen or not. */
  eventsInRow(position: number, upTo: number): Promise<EventsInRow>;
};

/** One transaction. Only calls to it may be awaited while it is open: anything else ends an IndexedDB transaction. */
export type LogTransaction = LogReading & {
  /**
   * Consecutive events. A taken position, id or revision fails the transaction: the records are corrupt, or
   * another tab has written. Large batches become segments.
   */
  addEvents(events: readonly StoredEvent[]): void;
  putHead(head: Head): void;
  putRevision(stream: string, revision: number): void;
  addCommand(row: CommandRow): void;
  deleteCommand(commandId: string): void;
  putSecret(key: string, value: VaultValue): void;
  deleteSecret(key: string): void;
};

export type Durability = 'strict' | 'relaxed';

/** The records of one tenant. Refusals of the browser are thrown as `StorageError`. */
export type LogStorage = {
  readonly kind: 'indexeddb' | 'memory' | 'postgresql';
  readonly persistent: boolean;
  /** The database's unique id; null in memory. */
  readonly storeId: string | null;
  readonly standing: DatabaseStatus | null;
  /** Runs `work` on a consistent view of committed records. */
  read<Result>(work: (reading: LogReading) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in one serialized transaction and resolves after the commit; a throw writes nothing. A lost
   * connection may run `work` once more, on new records.
   */
  write<Result>(
    work: (transaction: LogTransaction) => Promise<Result>,
    durability?: Durability,
  ): Promise<Result>;
  close(): Promise<void>;
};

/** Thrown when the browser refuses; the kind selects the message for the user. */
export class StorageError extends Error {
  readonly failure: StorageFailure;
  constructor(failure: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.failure = failure;
  }
}

/** Notifies other tabs of new records; carries no data, because hints are not trusted. */
export type LogHints = {
  announce(): void;
  listen(onHint: () => void): () => void;
  close(): void;
};
