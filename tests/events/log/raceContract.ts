/** Defines the log contract's tests of concurrent appends in one tab and in two. */
import { expect, test } from 'vitest';
import type { AppendResult, EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

/** Appends one event to the tab's own stream, with every second one to a stream shared by all tabs. */
const appendOne = (log: EventLog, tab: string, index: number): Promise<AppendResult> => {
  const events = [noted(`note-${tab}`, `${tab}${index}`), noted(`note-shared${index % 5}`, `${tab}${index}`)];
  return log.append(command(`${tab}${index}`, events.slice(0, 1 + (index % 2))));
};

const answeredOf = (results: readonly AppendResult[]): StoredEvent[] =>
  results.flatMap((result) => (result.ok ? result.events : []));

const commandsOf = (events: readonly StoredEvent[]): string[] => [
  ...new Set(events.map(({ commandId }) => commandId)),
];

const inOrder = (tab: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${tab}${index}`);

export const raceContract = ({ newRecords, ordersReads = true }: House): void => {
  test('keeps 200 appends at once from one tab in the order they were asked', async () => {
    const { log } = await newRecords().openTab();
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => appendOne(log, 'a', index)));
    const events = await log.readAll();
    expect(answeredOf(results)).toEqual(events);
    expect([events.length, verifyChain(events)]).toEqual([300, null]);
    expect(commandsOf(events)).toEqual(inOrder('a', 200));
  });

  test('keeps 200 appends each from two tabs as one chain, in the order of each tab', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    const results = await Promise.all(
      Array.from({ length: 400 }, (_, turn) => {
        const index = Math.floor(turn / 2);
        return turn % 2 === 0 ? appendOne(one.log, 'a', index) : appendOne(two.log, 'b', index);
      }),
    );
    const events = await two.log.readAll();
    expect([events.length, verifyChain(events)]).toEqual([600, null]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(600);
    expect(commandsOf(events).filter((id) => id.startsWith('a'))).toEqual(inOrder('a', 200));
    expect(commandsOf(events).filter((id) => id.startsWith('b'))).toEqual(inOrder('b', 200));
    expect(answeredOf(results).sort((left, right) => left.position - right.position)).toEqual(events);
  });

  test('lets one of 20 win who expect the same revision, and informs the others what they found', async () => {
    const records = newRecords();
    const tabs = [await records.openTab(), await records.openTab()] as const;
    await tabs[0].log.append(command('before', [noted('note-a', '0')]));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const expected = [{ stream: 'note-a', revision: 0 }];
        return tabs[index % 2 === 0 ? 0 : 1].log.append(
          command(`racer${index}`, [noted('note-a', String(index))], { expected }),
        );
      }),
    );
    const violations = [{ stream: 'note-a', expected: 0, actual: 1 }];
    const losers = results.filter(({ ok }) => !ok);
    expect(losers).toEqual(Array(19).fill({ ok: false, why: 'wrongRevision', violations }));
    expect((await tabs[1].log.readStream('note-a')).length).toBe(2);
  });

  test('lets reads at any moment see whole commands only', async () => {
    const records = newRecords();
    const writer = await records.openTab();
    const reader = await records.openTab();
    const triple = (id: string) =>
      command(
        id,
        [1, 2, 3].map((n) => noted('note-a', `${id}-${n}`)),
      );
    const appends = inOrder('c', 20).map((id) => writer.log.append(triple(id)));
    const reads = inOrder('r', 40).map(() => reader.log.readAll());
    const seen = (await Promise.all(reads)).map((events) => events.length);
    await Promise.all(appends);
    expect(seen.map((length) => length % 3)).toEqual(Array(40).fill(0));
    if (ordersReads) expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });
};
