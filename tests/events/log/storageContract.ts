/** Defines the contract tests of a log storage: real transactions over the records of a tenant. */
import { expect, test } from 'vitest';
import { emptyHead } from '#events/log/hashChain.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { correlation } from './requests.ts';

/** An event of the stream `note-a` with unchecked hashes. */
export const eventAt = (position: number, change: Partial<StoredEvent> = {}): StoredEvent =>
  Object.freeze({
    tenant: 'main',
    position,
    id: `id-${position}`,
    stream: 'note-a',
    revision: position - 1,
    type: 'TextNoted',
    schemaVersion: 1,
    occurredAt: emptyHead.recordedAt,
    recordedAt: emptyHead.recordedAt,
    commandId: 'one',
    correlationId: correlation,
    causationId: null,
    actor: Object.freeze({ kind: 'system', id: 'test' }),
    tags: Object.freeze([]),
    data: Object.freeze({}),
    previousHash: emptyHead.hash,
    hash: emptyHead.hash,
    ...change,
  });

const row = {
  commandId: 'one',
  commandHash: 'h',
  from: 1,
  to: 2,
  reply: { status: 200, body: 'b' },
  at: 'now',
};
const head = { position: 2, hash: 'f'.repeat(64), recordedAt: emptyHead.recordedAt };

const writeTwo = (storage: LogStorage, revision = 1): Promise<void> =>
  storage.write(async (transaction) => {
    transaction.addEvents([eventAt(1), eventAt(2)]);
    transaction.putRevision('note-a', revision);
    transaction.putHead(head);
    transaction.addCommand(row);
    transaction.putSecret('key', { n: 1 });
  });

const contentOf = (storage: LogStorage) =>
  storage.read(async (reading) => ({
    head: await reading.head(),
    revision: await reading.revision('note-a'),
    command: await reading.command('one'),
    secret: await reading.secret('key'),
    events: await reading.eventsAfter(0, 100, 100),
    stream: await reading.eventsOf('note-a', 0, 100),
  }));

const two = [eventAt(1), eventAt(2)];
const written = { head, revision: 1, command: row, secret: { n: 1 }, events: two, stream: two };
const nothing = { head: null, revision: null, command: null, secret: null, events: [], stream: [] };

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Contract of any storage; `open` returns an empty one. A reader that comes after a writer waits for it or not. */
export const storageContract = (
  open: () => Promise<LogStorage>,
  lateReaders: 'wait' | 'read at once' = 'wait',
): void => {
  test('has nothing at first, and then what was committed', async () => {
    const storage = await open();
    expect(await contentOf(storage)).toEqual(nothing);
    await writeTwo(storage);
    expect(await contentOf(storage)).toEqual(written);
  });

  test('gives what the work gave, and lets it read its own writes', async () => {
    const storage = await open();
    const seen = await storage.write(async (transaction) => {
      transaction.addEvents([eventAt(1)]);
      transaction.putHead(head);
      transaction.putSecret('key', { n: 2 });
      transaction.deleteSecret('key');
      return [
        await transaction.head(),
        await transaction.secret('key'),
        await transaction.eventsAfter(0, 9, 9),
      ];
    }, 'relaxed');
    expect(seen).toEqual([head, null, [eventAt(1)]]);
  });

  test('takes everything back when the work throws, and throws what it threw', async () => {
    const storage = await open();
    const failure = new Error('changed its mind');
    await writeTwo(storage);
    const pending = storage.write(async (transaction) => {
      transaction.addEvents([eventAt(3)]);
      transaction.putRevision('note-a', 2);
      transaction.putRevision('note-b', 0);
      transaction.putHead({ ...head, position: 3 });
      transaction.addCommand({ ...row, commandId: 'two', to: 3 });
      transaction.putSecret('key', { n: 9 });
      transaction.deleteSecret('key');
      await transaction.head();
      throw failure;
    });
    await expect(pending).rejects.toBe(failure);
    expect(await contentOf(storage)).toEqual(written);
    expect(await storage.read((reading) => reading.revision('note-b'))).toBeNull();
    await storage.write(async (transaction) => transaction.addEvents([eventAt(3)]));
    expect((await contentOf(storage)).events).toEqual([...two, eventAt(3)]);
  });

  test.each<[string, StoredEvent]>([
    ['a position', eventAt(2, { id: 'new', revision: 7, stream: 'note-b' })],
    ['an id', eventAt(3, { id: 'id-1' })],
    ['a revision of its stream', eventAt(3, { revision: 1 })],
  ])(
    'refuses, as damage, an event with %s that is taken, and writes nothing of that transaction',
    async (_, event) => {
      const storage = await open();
      await writeTwo(storage);
      const outcome = await storage
        .write(async (transaction) => {
          transaction.putSecret('key', { n: 9 });
          transaction.addEvents([event]);
        })
        .then(
          () => 'written',
          (error: unknown) => (error instanceof StorageError ? error.failure : error),
        );
      expect([outcome, await contentOf(storage)]).toEqual(['corrupt', written]);
    },
  );

  test('refuses, as damage, a command whose id is taken, and writes nothing of that transaction', async () => {
    const storage = await open();
    await writeTwo(storage);
    const failure = await storage
      .write(async (transaction) => {
        transaction.putSecret('key', { n: 9 });
        transaction.addCommand({ ...row, to: 3 });
      })
      .catch((error: unknown) => (error instanceof StorageError ? error.failure : error));
    expect([failure, await contentOf(storage)]).toEqual(['corrupt', written]);
  });

  test('runs writers one after the other, in the order they came', async () => {
    const storage = await open();
    const steps: string[] = [];
    const writer = (name: string) =>
      storage.write(async (transaction) => {
        steps.push(`${name} begins`);
        const before = (await transaction.revision('note-a')) ?? -1;
        transaction.addEvents([eventAt(before + 2)]);
        transaction.putRevision('note-a', before + 1);
        await transaction.command('none');
        steps.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(writer));
    expect(steps.filter((step) => step.endsWith('ends'))).toEqual(['a ends', 'b ends', 'c ends']);
    expect(await storage.read((reading) => reading.revision('note-a'))).toBe(2);
  });

  test('keeps readers on what was committed when they began, while a writer waits for all of them', async () => {
    const storage = await open();
    await writeTwo(storage);
    const { open: letGo, opened } = gate();
    const reader = storage.read(async (reading) => {
      const before = await reading.revision('note-a');
      letGo();
      for (let turn = 0; turn < 20; turn += 1) {
        await reading.head();
      }
      return [before, await reading.revision('note-a')];
    });
    await opened;
    const short = storage.read((reading) => reading.revision('note-a'));
    const writer = storage.write(async (transaction) => {
      transaction.addEvents([eventAt(3)]);
      transaction.putRevision('note-a', 2);
    });
    const late = lateReaders === 'wait' ? storage.read((reading) => reading.revision('note-a')) : null;
    await writer;
    const after = late ?? storage.read((reading) => reading.revision('note-a'));
    expect([await reader, await short, await after]).toEqual([[1, 1], 1, 2]);
  });

  test('gives events that are frozen and secrets that are copies', async () => {
    const storage = await open();
    const value = { n: 1 };
    await storage.write(async (transaction) => {
      transaction.addEvents([eventAt(1)]);
      transaction.putSecret('key', value);
    });
    value.n = 2;
    const { events, stream, secret } = await contentOf(storage);
    const frozen = [...events, ...stream].map(
      (event) => Object.isFrozen(event) && Object.isFrozen(event.actor),
    );
    expect([secret, frozen]).toEqual([{ n: 1 }, [true, true]]);
  });

  test('does not let a transaction be used after its end', async () => {
    const storage = await open();
    const kept = await storage.write(async (transaction) => transaction);
    expect(() => kept.addEvents([eventAt(1)])).toThrow();
    await expect(kept.head()).rejects.toThrow();
    expect(await contentOf(storage)).toEqual(nothing);
  });

  test('refuses everything once it is closed', async () => {
    const storage = await open();
    await storage.close();
    await storage.close();
    const closed = new StorageError('closed', 'the log is closed');
    await expect(storage.read((reading) => reading.head())).rejects.toEqual(closed);
    await expect(writeTwo(storage)).rejects.toEqual(closed);
  });
};
