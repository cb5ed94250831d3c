/** Tests which command records are pruned: old ones beyond the newest 20,000, never those that may be retried. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import type { CommandRow, LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { pruneCommands } from '#events/log/pruneCommands.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');
const day = 24 * 60 * 60 * 1_000;
const pause = async () => {};

const rowOf = (commandId: string, days: number): CommandRow => ({
  commandId,
  commandHash: 'hash',
  from: 1,
  to: 0,
  reply: null,
  at: new Date(now - days * day).toISOString(),
});

const calls = (count: number, days: (index: number) => number): readonly CommandRow[] =>
  Array.from({ length: count }, (_, index) => rowOf(`key-${sha256Hex(`${index}`)}`, days(index)));

const holding = async (storage: LogStorage, rows: readonly CommandRow[]): Promise<LogStorage> => {
  await storage.write(async (transaction) => {
    for (const row of rows) transaction.addCommand(row);
  });
  return storage;
};

const idsIn = async (storage: LogStorage): Promise<readonly string[]> => {
  const rows = await storage.read((reading) => reading.commandsAfter('', 100_000));
  return rows.map(({ commandId }) => commandId).toSorted();
};

const prunedOf = async (rows: readonly CommandRow[]) => {
  const storage = await holding(memoryStorage(), rows);
  return { forgotten: await pruneCommands(storage, { now, pause }), left: await idsIn(storage) };
};

const idsOf = (rows: readonly CommandRow[]) => rows.map(({ commandId }) => commandId).toSorted();

describe('commands', () => {
  test('are forgotten beyond the newest 20,000, the oldest', async () => {
    const rows = calls(20_003, (index) => 31 + index);

    expect(await prunedOf(rows)).toEqual({ forgotten: 3, left: idsOf(rows.slice(0, 20_000)) });
  });

  test('stay for 30 days, however many there are', async () => {
    const rows = calls(20_010, (index) => (index < 20_006 ? 29 : 31));

    expect(await prunedOf(rows)).toEqual({ forgotten: 4, left: idsOf(rows.slice(0, 20_006)) });
  });

  test('stay where there are no more than 20,000', async () => {
    const rows = calls(20_000, () => 400);

    expect(await prunedOf(rows)).toEqual({ forgotten: 0, left: idsOf(rows) });
  });

  test('of the product itself stay, as they are asked again at any time', async () => {
    const own = ['demo-seed:1', `due-${sha256Hex('work')}`, `api-calls-${sha256Hex('calls')}`, 'tries:row:2'];
    const without = rowOf('01890a5d-ac96-774b-bcce-b302099a8057', 900);
    const rows = [...calls(20_000, () => 1), without, ...own.map((id) => rowOf(id, 1_000))];

    expect(await prunedOf(rows)).toEqual({
      forgotten: 1,
      left: idsOf(rows.filter(({ commandId }) => commandId !== without.commandId)),
    });
  });

  test('of another tenant are neither counted nor forgotten', async () => {
    const factory = new IDBFactory();
    const open = (tenant: string) =>
      indexedDbStorage({ factory, clock: createVirtualWorld().clock, tenant, storeId: 'store-1' });
    const main = await holding(
      await open('main'),
      calls(2_500, (index) => index),
    );
    const branch = await holding(
      await open('branch-1'),
      calls(3, () => 1),
    );
    const counts = (storage: LogStorage) => storage.read((reading) => reading.countCommands());
    await main.write(async (transaction) => transaction.deleteCommand(`key-${sha256Hex('0')}`));

    expect([await counts(main), await counts(branch)]).toEqual([2_499, 3]);
    const [first, second] = await main.read(async (reading) => {
      const page = await reading.commandsAfter('', 1_000);
      return [page, await reading.commandsAfter(page.at(-1)?.commandId ?? '', 5_000)] as const;
    });
    expect([first.length, second.length, (await idsIn(main)).length]).toEqual([1_000, 1_499, 2_499]);
    expect(idsOf([...first, ...second])).toEqual(await idsIn(main));
  });
});
