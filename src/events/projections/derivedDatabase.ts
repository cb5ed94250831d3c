/** The database of what can be made anew from the log: it is dropped first when space runs out. */

/** A full storage drops every database whose name begins so. */
export const derivedPrefix = 'agencylens-derived';

const name = `${derivedPrefix}-snapshots`;

/** A build that lays them out otherwise counts this up; older ones are thrown away. */
const layout = 2;

/** Of whom what is kept is. */
export type DerivedPlace = {
  readonly factory: IDBFactory;
  /** The database that holds the log, and the branch in it. */
  readonly storeId: string;
  readonly tenant: string;
  /** Hears why nothing was read or written. */
  readonly report: (error: unknown) => void;
};

/** The stores; each key begins with the database of the log and the branch. */
export const derivedStores = ['snapshots', 'timelines', 'extracts'] as const;

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Made before the first request of a transaction, and waited for after the last. */
export const committed = (transaction: IDBTransaction): Promise<void> => {
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('the browser ended the transaction', 'AbortError')),
    );
  });
  // Who fails at a request in between has told why, and does not wait for the end any more.
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
      // Who makes room must not wait for this page.
      opening.result.addEventListener('versionchange', () => opening.result.close());
      resolve(opening.result);
    });
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('blocked', () => reject(new DOMException('blocked', 'TimeoutError')));
  });
