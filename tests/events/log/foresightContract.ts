/** Defines the log contract's tests of reads before an append, and of appends that wrongly skip them. */
import { expect, test } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { LogStorage, LogTransaction } from '#events/log/logStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

const reads = ['head', 'revision', 'command'] as const;

const watchReads = () => {
  const transactions: string[][] = [];
  const watched = (transaction: LogTransaction): LogTransaction => {
    const seen: string[] = [];
    transactions.push(seen);
    const noting = (name: (typeof reads)[number]) => ({
      [name]: (key: string) => {
        seen.push(name);
        return transaction[name](key);
      },
    });
    return Object.assign({ ...transaction }, ...reads.map(noting));
  };
  const around = (storage: LogStorage): LogStorage => ({
    ...storage,
    write: (work, durability) => storage.write((transaction) => work(watched(transaction)), durability),
  });
  return { transactions, around };
};

const readsAll = ['command', 'head', 'revision'];

/** A tab that has just written caches the log's end; the storage refuses an outdated cache. */
export const foresightContract = ({ newRecords }: House): void => {
  test('reads before its first append, and not for streams that it has written or that are to be new', async () => {
    const { transactions, around } = watchReads();
    const { log } = await newRecords().openTab({ around });
    await log.append(command('one', [noted('note-a', '1')]));
    await log.append(
      command('two', [noted('note-a', '2')], { expected: [{ stream: 'note-a', revision: 0 }] }),
    );
    await log.append(
      command('three', [noted('note-b', '1'), noted('note-a', '3')], {
        expected: [{ stream: 'note-b', revision: 'none' }],
      }),
    );
    await log.append(command('four', [noted('note-c', '1')]));
    expect(transactions).toEqual([readsAll, [], [], readsAll]);
    expect(verifyChain(await log.readAll())).toBeNull();
  });

  test('needs no reading either for a new stream once all was read to the end', async () => {
    const { transactions, around } = watchReads();
    const records = newRecords();
    const other = await records.openTab();
    await other.log.append(command('one', [noted('note-a', '1'), noted('note-a', '2')]));
    const expected = [{ stream: 'note-b', revision: 'none' as const }];
    const { log } = await records.openTab({ around });
    await log.readAll({ limit: 2 });
    await log.append(command('two', [noted('note-b', '1')], { expected }));
    await other.log.append(command('three', [noted('note-a', '3')]));
    await log.readAll();
    await log.append(
      command('four', [noted('note-c', '1')], { expected: [{ stream: 'note-c', revision: 'none' }] }),
    );
    expect(transactions).toEqual([readsAll, []]);
    expect(verifyChain(await log.readAll())).toBeNull();
  });

  test('reads when a hint says that another tab has written, when nothing is appended, and after a refusal', async () => {
    const { transactions, around } = watchReads();
    const records = newRecords();
    const { log } = await records.openTab({ around });
    const other = await records.openTab();
    await log.append(command('one', [noted('note-a', '1')]));
    await other.log.append(command('two', [noted('note-a', '2')]));
    await log.append(command('three', [noted('note-a', '3')]));
    await log.append(command('four', [], { vault: [{ put: 'key', value: { n: 1 } }] }));
    const refused = command('five', [noted('note-a', '4')], {
      expected: [{ stream: 'note-a', revision: 0 }],
    });
    const violations = [{ stream: 'note-a', expected: 0, actual: 2 }];
    expect(await log.append(refused)).toEqual({ ok: false, why: 'wrongRevision', violations });
    await log.append(command('six', [noted('note-a', '4')]));
    expect(transactions).toEqual([readsAll, readsAll, ['command', 'head'], readsAll, readsAll]);
  });

  test('leaves nothing of an append whose place was taken unheard, and appends it once behind what took it', async () => {
    const { transactions, around } = watchReads();
    const { log, storage } = await newRecords().openTab({ around });
    const unheard = createEventLog({
      storage,
      hints: silentHints,
      world: createVirtualWorld({ seed: 9 }),
      tenant: 'main',
    });
    await log.append(command('one', [noted('note-a', '1')]));
    await unheard.append(command('two', [noted('note-b', '1')]));
    transactions.length = 0;
    const result = await log.append(
      command('three', [noted('note-a', '2')], { vault: [{ put: 'key', value: { n: 3 } }] }),
    );
    const events = await log.readAll();
    expect(transactions).toEqual([[], readsAll]);
    expect([result.ok && result.repeated, result.ok && result.events]).toEqual([false, events.slice(2)]);
    expect(events.map(({ commandId, stream, revision }) => [commandId, stream, revision])).toEqual([
      ['one', 'note-a', 0],
      ['two', 'note-b', 0],
      ['three', 'note-a', 1],
    ]);
    expect(verifyChain(events)).toBeNull();
  });

  test('answers a command that another tab has written unheard with what that one wrote', async () => {
    const { log, storage } = await newRecords().openTab();
    const parts = { storage, hints: silentHints, tenant: 'main' };
    const unheard = createEventLog({ ...parts, world: createVirtualWorld({ seed: 9 }) });
    await log.append(command('one', [noted('note-a', '1')]));
    const first = await unheard.append(command('two', [noted('note-a', '2')]));
    const again = await log.append(command('two', [noted('note-a', '2')]));
    expect(again).toEqual(first.ok && { ...first, repeated: true });
    expect((await log.head()).position).toBe(2);
  });

  test('reads whether a stream is new that it expects to be and does not write', async () => {
    const { log, storage } = await newRecords().openTab();
    const parts = { storage, hints: silentHints, tenant: 'main' };
    const unheard = createEventLog({ ...parts, world: createVirtualWorld({ seed: 9 }) });
    await log.append(command('one', [noted('note-b', '1')]));
    await unheard.append(command('two', [noted('note-a', '1')]));
    await unheard.append(command('three', [noted('note-a', '2')]));
    const expected = [{ stream: 'note-b', revision: 'none' as const }];
    expect(await unheard.append(command('four', [noted('note-a', '3')], { expected }))).toEqual({
      ok: false,
      why: 'wrongRevision',
      violations: [{ stream: 'note-b', expected: 'none', actual: 0 }],
    });
  });

  test('writes hundreds of events in one transaction, in order, with turns of the page between', async () => {
    const { log } = await newRecords().openTab();
    const many = (from: number) =>
      Array.from({ length: 300 }, (_, index) => noted(`note-${index % 7}`, String(from + index)));
    await log.append(command('one', many(0)));
    await log.append(command('two', many(300)));
    const events = await log.readAll();
    expect(events.map(({ data }) => data)).toEqual(
      Array.from({ length: 600 }, (_, index) => ({ text: String(index) })),
    );
    expect(verifyChain(events)).toBeNull();
  });
};
