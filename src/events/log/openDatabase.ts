/** How the log's database is opened: made when it is missing, given up when the browser does not answer. */
import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';
import { convertLayout } from './convertLayout.ts';
import { layOut, layoutVersion } from './logLayout.ts';
import { StorageError } from './logStorage.ts';

export type DatabasePlace = {
  readonly factory: IDBFactory;
  readonly name: string;
  readonly clock: Clock;
  /** How long the browser may take: another tab with another layout can hold it up for ever. */
  readonly patience: Milliseconds;
  /** Left out: the layout of this build. `any`: whatever layout there is, so that what a newer build wrote can be read. */
  readonly layout?: 'any';
};

/** What a tab is told whose records were deleted, by a person or the browser, while it showed them. */
export class DataGone extends StorageError {
  constructor(name: string) {
    super('closed', `the records of ${name} were removed while they were in use`);
  }
}

/** What a tab is told that goes on writing into a database whose place another one took: nothing of it is written. */
export class DataReplaced extends StorageError {
  constructor(name: string) {
    super('closed', `another database has taken the place of ${name}`);
  }
}

/**
 * Opens the database. A missing one is made and named `newStoreId`; where that is null, StorageError `closed` is thrown. Too
 * slow: StorageError `blocked`. Else throws what the browser throws.
 */
export const openDatabase = (
  { factory, name, clock, patience, layout }: DatabasePlace,
  newStoreId: string | null,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = layout === 'any' ? factory.open(name) : factory.open(name, layoutVersion);
    const giveUp = () => {
      opening.addEventListener('success', () => opening.result.close());
      reject(new StorageError('blocked', `${name} did not open within ${patience} ms`));
    };
    const timer = clock.setTimeout(giveUp, patience);
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion > 0 && opening.transaction !== null) {
        convertLayout(opening.transaction, oldVersion);
      } else if (newStoreId === null) {
        reject(new DataGone(name));
        opening.transaction?.abort();
      } else {
        layOut(opening.result, newStoreId);
      }
    });
    opening.addEventListener('success', () => {
      clock.clearTimeout(timer);
      resolve(opening.result);
    });
    opening.addEventListener('error', () => {
      clock.clearTimeout(timer);
      reject(opening.error);
    });
  });

/** A browser that is busy with its files says the same as one whose files are damaged; after a moment the first one opens them. */
const momentBeforeRetry: Milliseconds = 500;

/** Opens it as `openDatabase` does, and once more after a moment where the browser fails for a reason that it does not know. */
export const openDatabaseTwice = async (
  place: DatabasePlace,
  newStoreId: string | null,
): Promise<IDBDatabase> => {
  try {
    return await openDatabase(place, newStoreId);
  } catch (error) {
    const mayPass = error instanceof DOMException && error.name === 'UnknownError';
    if (!mayPass) throw error;
  }
  await sleep(place.clock, momentBeforeRetry);
  return openDatabase(place, newStoreId);
};
