/** Queues transactions on shared records in order: a writer runs alone, readers run together. */

export type TransactionQueue = {
  /** Runs after all earlier writes. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs after all earlier work. */
  write<Result>(work: () => Promise<Result>): Promise<Result>;
};

const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );

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
