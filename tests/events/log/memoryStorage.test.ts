/** Tests the storage in memory. */
import { describe, expect, test } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { branchableMemory, memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
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

  test('gives a copy all that is committed, and neither sees what the other writes after that', async () => {
    const memory = branchableMemory();
    const { storage } = memory;
    const world = createVirtualWorld();
    const append = (log: EventLog, name: string) =>
      log.append({
        commandId: name,
        commandHash: '0'.repeat(64),
        correlationId: '1'.repeat(32),
        actor: { kind: 'system', id: 'tests' },
        events: [
          { stream: 'thing-one', event: { type: 'ThingNamed', data: { name } }, tags: ['workspace:one'] },
        ],
        vault: [{ put: 'secret', value: { of: name } }],
      });
    const logOver = (over: LogStorage) =>
      createEventLog({ storage: over, hints: silentHints, world, tenant: 'tests' });
    const log = logOver(storage);
    await append(log, 'first');
    const copied = logOver(memory.copy().storage);
    await append(log, 'here');
    await append(copied, 'there');
    await append(copied, 'there again');

    const toldBy = async (one: EventLog) => ({
      all: (await one.readAll()).map(({ data }) => data),
      stream: (await one.readStream('thing-one')).map(({ revision }) => revision),
      tagged: (await one.readTagged({ tag: 'workspace:one' })).events.map(({ data }) => data),
      head: (await one.head()).position,
      command: await one.command('first'),
      secret: await one.vault.get('secret'),
    });
    const command = { commandHash: '0'.repeat(64), reply: null };
    expect([await toldBy(log), await toldBy(copied)]).toEqual([
      {
        all: [{ name: 'first' }, { name: 'here' }],
        stream: [0, 1],
        tagged: [{ name: 'first' }, { name: 'here' }],
        head: 2,
        command,
        secret: { of: 'here' },
      },
      {
        all: [{ name: 'first' }, { name: 'there' }, { name: 'there again' }],
        stream: [0, 1, 2],
        tagged: [{ name: 'first' }, { name: 'there' }, { name: 'there again' }],
        head: 3,
        command,
        secret: { of: 'there again' },
      },
    ]);
  });
});
