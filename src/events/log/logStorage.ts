/** The port under the event log: a transactional store of records that knows nothing of the log's rules. */
import type { Head, StorageFailure, StoredReply, VaultValue } from './eventLog.ts';
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

/** One transaction. Only calls to it may be awaited while it is open: anything else ends an IndexedDB transaction. */
export type LogTransaction = {
  head(): Promise<Head | null>;
  /** Revision of a stream's last event. */
  revision(stream: string): Promise<number | null>;
  command(commandId: string): Promise<CommandRow | null>;
  secret(key: string): Promise<VaultValue | null>;
  eventsAfter(position: number, upTo: number, limit: number): Promise<readonly StoredEvent[]>;
  eventsOf(stream: string, from: number, limit: number): Promise<readonly StoredEvent[]>;
  addEvent(event: StoredEvent): void;
  putHead(head: Head): void;
  putRevision(stream: string, revision: number): void;
  putCommand(row: CommandRow): void;
  putSecret(key: string, value: VaultValue): void;
  deleteSecret(key: string): void;
};

export type LogStorage = {
  readonly kind: 'indexeddb' | 'memory';
  readonly persistent: boolean;
  /** Runs `work` in one transaction: readers see committed records only, writers one after the other. Resolves after the commit with what `work` gave; when it throws, nothing is written. */
  transact<Result>(
    mode: 'read' | 'write',
    work: (transaction: LogTransaction) => Promise<Result>,
    durability?: 'strict' | 'relaxed',
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
