/** Wraps a storage so that its k-th call inside a writing transaction throws. */
import type { LogStorage, LogTransaction } from '#events/log/logStorage.ts';

export const injected = new Error('thrown at a chosen call');

/** Throws at call `failing`, counted from 1 over all writing transactions; `calls` counts them. */
export const faultyStorage = (storage: LogStorage, failing: number) => {
  let calls = 0;

  const count = (): void => {
    calls += 1;
    if (calls === failing) {
      throw injected;
    }
  };

  const writing =
    <Given extends unknown[]>(call: (...given: Given) => void) =>
    (...given: Given): void => {
      count();
      call(...given);
    };

  const reading =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      count();
      return await call(...given);
    };

  const faulty = (transaction: LogTransaction): LogTransaction => ({
    head: reading(transaction.head),
    revision: reading(transaction.revision),
    command: reading(transaction.command),
    countCommands: reading(transaction.countCommands),
    commandsAfter: reading(transaction.commandsAfter),
    secret: reading(transaction.secret),
    secrets: reading(transaction.secrets),
    eventsAfter: reading(transaction.eventsAfter),
    eventsOf: reading(transaction.eventsOf),
    eventsTagged: reading(transaction.eventsTagged),
    countTagged: reading(transaction.countTagged),
    eventsInRow: reading(transaction.eventsInRow),
    addEvents: writing(transaction.addEvents),
    putHead: writing(transaction.putHead),
    putRevision: writing(transaction.putRevision),
    addCommand: writing(transaction.addCommand),
    deleteCommand: writing(transaction.deleteCommand),
    putSecret: writing(transaction.putSecret),
    deleteSecret: writing(transaction.deleteSecret),
  });

  return {
    calls: () => calls,
    storage: {
      ...storage,
      write: (work, durability) => storage.write((transaction) => work(faulty(transaction)), durability),
    } satisfies LogStorage,
  };
};
