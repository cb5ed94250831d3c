/** Proves the storage in memory. */
import { describe, expect, test } from 'vitest';
import { branchableMemory, memoryStorage } from '#events/log/memoryStorage.ts';
import { manyEventsContract } from './manyEventsContract.ts';
import { storageContract } from './storageContract.ts';

describe('memory storage', () => {
  storageContract(async () => memoryStorage());
  manyEventsContract(async () => memoryStorage());

  test('says that it does not last', () => {
    const { kind, persistent } = memoryStorage();
    expect({ kind, persistent }).toEqual({ kind: 'memory', persistent: false });
  });

  test('gives a branch the secrets and the commands up to a position, and neither events nor what comes later', async () => {
    const memory = branchableMemory();
    const { storage } = memory;
    const row = (commandId: string, to: number) => ({
      commandId,
      commandHash: 'h',
      from: 1,
      to,
      reply: null,
      at: 'now',
    });
    await storage.write(async (transaction) => {
      transaction.putSecret('password', { of: 'Ada' });
      transaction.addCommand(row('early', 2));
      transaction.addCommand(row('late', 3));
    });
    const { storage: branch } = memory.branch(2);
    await branch.write(async (transaction) => {
      transaction.putSecret('password', { of: 'somebody else' });
      transaction.putSecret('token', { of: 'Ada' });
    });

    const read = (from: typeof storage) =>
      from.read((reading) =>
        Promise.all([
          reading.secret('password'),
          reading.secret('token'),
          reading.command('early'),
          reading.command('late'),
          reading.head(),
        ]),
      );
    expect([await read(storage), await read(branch)]).toEqual([
      [{ of: 'Ada' }, null, row('early', 2), row('late', 3), null],
      [{ of: 'somebody else' }, { of: 'Ada' }, row('early', 2), null, null],
    ]);
  });
});
