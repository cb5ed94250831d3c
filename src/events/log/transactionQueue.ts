/** The order of transactions on shared records: a writer runs alone, readers run together, everyone in turn. */

export type TransactionQueue = {
  /** Runs after the writers asked for before. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs after everything asked for before. */
  write<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Resolves when a promise settles, whatever with: who made it deals with its failure. */
const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );

/** An empty queue. */
export const createTransactionQueue = (): TransactionQueue => {
  let writers: Promise<void> = Promise.resolve();
  let readers: Promise<void> = Promise.resolve();

  return {
    read: (work) => {
      const result = writers.then(work);
      readers = settled(Promise.all([readers, settled(result)]));
      return result;
    },
    write: (work) => {
      const result = Promise.all([writers, readers]).then(work);
      writers = settled(result);
      readers = Promise.resolve();
      return result;
    },
  };
};
