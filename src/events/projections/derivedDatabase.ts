/** Opens the database of derived data, which is dropped first when storage is full. */

/** A full storage drops every database with this prefix. */
export const derivedPrefix = 'agencylens-derived';

const name = `${derivedPrefix}-snapshots`;

/** A build with another layout increments this; older databases are deleted. */
const layout = 2;

export type DerivedPlace = {
  readonly factory: IDBFactory;
  readonly storeId: string;
  readonly tenant: string;
  readonly report: (error: unknown) => void;
};

export const derivedStores = ['snapshots', 'timelines', 'extracts'] as const;

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Created before a transaction's first request, and awaited after the last. */
export const committed = (transaction: IDBTransaction): Promise<void> => {
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('the browser ended the transaction', 'AbortError')),
    );
  });
  // A request that failed has already reported, and no one awaits the end.
  end.catch(() => undefined);
  return end;
};

export const openDerived = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = factory.open(name, layout);
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
      for (const store of derivedStores) database.createObjectStore(store);
    });
    opening.addEventListener('success', () => {
      // Closing lets another page delete the database.
      opening.result.addEventListener('versionchange', () => opening.result.close());
      resolve(opening.result);
    });
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('blocked', () => reject(new DOMException('blocked', 'TimeoutError')));
  });
