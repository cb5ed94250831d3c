/** Lists the branches in the browser's storage, and copies or deletes the data of a whole branch. */
import { wrap } from 'idb';
import type { Clock } from '#world/clock.ts';
import { type BranchRow, branchRange, wholeBranches } from './branchRows.ts';
import type { Head } from './eventLog.ts';
import { connectLog, type LogConnection } from './logConnection.ts';
import { rowStores } from './logLayout.ts';
import type { CommandRow } from './logStorage.ts';

export type ShelfPlace = {
  readonly factory: IDBFactory;
  readonly clock: Clock;
  readonly storeId: string;
  /** Default: `agencylens-log`. */
  readonly name?: string;
};

export type CopyOrder = {
  readonly from: string;
  readonly to: string;
  /** Also copies commands up to this position, so that repeats are still recognized. */
  readonly upTo: number;
};

export type BranchStore = {
  list(): Promise<readonly BranchRow[]>;
  /** Tenants of branches begun before a time, ISO 8601 UTC, and never completed. */
  abandoned(before: string): Promise<readonly string[]>;
  put(row: BranchRow): Promise<void>;
  head(tenant: string): Promise<Head | null>;
  copySecrets(order: CopyOrder): Promise<void>;
  remove(tenant: string): Promise<void>;
  close(): void;
};

const patience = 10_000;

const rangeOf = (tenant: string): IDBKeyRange => IDBKeyRange.bound([tenant], [tenant, []]);

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('the browser ended the transaction', 'AbortError')),
    );
  });

const copyInto = async (
  transaction: IDBTransaction,
  store: 'vault' | 'commands',
  { from, to, upTo }: CopyOrder,
): Promise<void> => {
  const records = transaction.objectStore(store);
  const [keys, values] = await Promise.all([
    wrap(records.getAllKeys(rangeOf(from))),
    wrap(records.getAll(rangeOf(from)) as IDBRequest<unknown[]>),
  ]);
  for (const [index, key] of keys.entries()) {
    const value = values[index];
    if (store === 'commands' && (value as CommandRow).to > upTo) continue;
    records.put(value, [to, ...(key as string[]).slice(1)]);
  }
};

const writing = (
  connection: LogConnection,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<void> | void,
): Promise<void> =>
  connection.run(async (database) => {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    const end = ended(transaction);
    await Promise.all([work(transaction), end]);
  });

/** Opens the branch store; throws `StorageError` when the browser refuses. */
export const openBranchStore = async (place: ShelfPlace): Promise<BranchStore> => {
  const { factory, clock, storeId, name = 'agencylens-log' } = place;
  const connection = await connectLog({ factory, name, clock, patience }, storeId);
  const rows = (): Promise<readonly BranchRow[]> =>
    connection.run(async (database) => {
      const meta = database.transaction('meta').objectStore('meta');
      return await wrap(meta.getAll(branchRange()) as IDBRequest<BranchRow[]>);
    });

  return {
    list: async () => wholeBranches(await rows()),
    abandoned: async (before) =>
      (await rows())
        .filter(({ complete, createdAt }) => !complete && Date.parse(createdAt) < Date.parse(before))
        .map(({ tenant }) => tenant),
    put: (row) =>
      writing(connection, ['meta'], (transaction) => {
        transaction.objectStore('meta').put(row, ['branch', row.tenant]);
      }),
    head: (tenant) =>
      connection.run(async (database) => {
        const heads = database.transaction('heads').objectStore('heads');
        return (await wrap(heads.get(tenant) as IDBRequest<Head | undefined>)) ?? null;
      }),
    copySecrets: (order) =>
      writing(connection, ['vault', 'commands'], async (transaction) => {
        await Promise.all([copyInto(transaction, 'vault', order), copyInto(transaction, 'commands', order)]);
      }),
    remove: (tenant) =>
      writing(connection, [...rowStores, 'meta'], (transaction) => {
        for (const store of rowStores.filter((name) => name !== 'heads')) {
          transaction.objectStore(store).delete(rangeOf(tenant));
        }
        transaction.objectStore('heads').delete(tenant);
        transaction.objectStore('meta').delete(['branch', tenant]);
      }),
    close: () => connection.close(),
  };
};
