/** Defines the log contract's tests of reads, and of a closed log. */
import { expect, test } from 'vitest';
import { emptyHead } from '#events/log/hashChain.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

const positionsOf = (events: readonly { position: number }[]): number[] =>
  events.map(({ position }) => position);

const tenEvents = command(
  'ten',
  Array.from({ length: 10 }, (_, index) => noted(index % 2 === 0 ? 'note-a' : 'note-b', String(index))),
);

/** Nine events with the tags x, y and both in turn; every third has another type, and one tag is repeated. */
const taggedEvents = command(
  'tagged',
  Array.from({ length: 9 }, (_, index) => {
    const tags = [['x', 'x'], ['y'], ['x', 'y']][index % 3] ?? [];
    const type = index % 3 === 2 ? 'TextDropped' : 'TextNoted';
    return { stream: 'note-a', event: { type, data: { text: String(index) } }, tags };
  }),
);

export const readContract = ({ newRecords }: House): void => {
  test('has an end before anything was appended', async () => {
    const { log } = await newRecords().openTab();
    expect(emptyHead).toEqual({
      position: 0,
      hash: '0'.repeat(64),
      recordedAt: '1970-01-01T00:00:00.000Z',
    });
    expect([await log.head(), await log.readAll(), await log.readStream('note-a')]).toEqual([
      emptyHead,
      [],
      [],
    ]);
  });

  test.each([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ after: 8 }, [9, 10]],
    [{ after: 10 }, []],
    [{ after: 99 }, []],
    [{ limit: 3 }, [1, 2, 3]],
    [{ after: 3, limit: 3 }, [4, 5, 6]],
    [{ after: 9, limit: 3 }, [10]],
    [{ limit: 0 }, []],
    [{ upTo: 4 }, [1, 2, 3, 4]],
    [{ after: 2, upTo: 4, limit: 1 }, [3]],
    [{ after: 4, upTo: 4 }, []],
    [{ after: 6, upTo: 4 }, []],
    [{ upTo: 99 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('reads of all events with %o those at %j', async (options, positions) => {
    const { log } = await newRecords().openTab();
    await log.append(tenEvents);
    expect(positionsOf(await log.readAll(options))).toEqual(positions);
  });

  test.each([
    [{ tag: 'x' }, [1, 3, 4, 6, 7, 9]],
    [{ tag: 'y' }, [2, 3, 5, 6, 8, 9]],
    [{ tag: 'x', types: ['TextNoted'] }, [1, 4, 7]],
    [{ tag: 'x', types: ['TextDropped', 'TextNoted', 'TextNoted'], limit: 4 }, [1, 3, 4, 6]],
    [{ tag: 'x', types: ['TextDropped', 'TextNoted'], limit: 2, order: 'newest' }, [9, 7]],
    [{ tag: 'x', types: [] }, []],
    [{ tag: 'x', after: 3, upTo: 7 }, [4, 6, 7]],
    [{ tag: 'x', after: 3, limit: 2 }, [4, 6]],
    [{ tag: 'x', order: 'newest', limit: 2 }, [9, 7]],
    [{ tag: 'x', order: 'newest', upTo: 6 }, [6, 4, 3, 1]],
    [{ tag: 'x', after: 7, upTo: 3 }, []],
    [{ tag: 'x', limit: 0 }, []],
    [{ tag: 'x', types: ['TextNoted'], after: 9 }, []],
    [{ tag: 'nobody' }, []],
  ] as const)('finds by %o the events at %j, and counts them', async (question, positions) => {
    const { log } = await newRecords().openTab();
    await log.append(taggedEvents);
    const { events, head } = await log.readTagged(question);
    const all = await log.readTagged({ ...question, limit: 100 });

    expect([positionsOf(events), head]).toEqual([positions, 9]);
    expect(await log.countTagged(question)).toBe(all.events.length);
    expect(events.every((event) => !Object.hasOwn(event, 'tagPlaces'))).toBe(true);
  });

  test('finds by tag only what was committed', async () => {
    const { log } = await newRecords().openTab();
    await log.append(taggedEvents);
    const expected = [{ stream: 'note-a', revision: 'none' }] as const;
    const refused = await log.append({ ...taggedEvents, commandId: 'again', expected });

    expect([refused.ok, await log.countTagged({ tag: 'x' })]).toEqual([false, 6]);
  });

  test('gives all events when no limit is asked for', async () => {
    const { log } = await newRecords().openTab();
    for (const id of ['one', 'two', 'three']) {
      await log.append(command(id, Array(400).fill(noted('note-a', id))));
    }
    expect([(await log.readAll()).length, (await log.readStream('note-a')).length]).toEqual([1200, 1200]);
  });

  test.each([
    ['note-a', {}, [0, 1, 2, 3, 4]],
    ['note-a', { from: 3 }, [3, 4]],
    ['note-a', { from: 5 }, []],
    ['note-a', { limit: 2 }, [0, 1]],
    ['note-a', { from: 1, limit: 2 }, [1, 2]],
    ['note-a', { limit: 0 }, []],
    ['note-c', {}, []],
    ['note-aa', {}, []],
  ])('reads of stream %s with %o the revisions %j', async (stream, options, revisions) => {
    const { log } = await newRecords().openTab();
    await log.append(tenEvents);
    const events = await log.readStream(stream, options);
    expect(events.map((event) => [event.stream, event.revision])).toEqual(revisions.map((n) => [stream, n]));
  });

  test('refuses to read what cannot be asked', async () => {
    const { log } = await newRecords().openTab();
    const asked = [
      log.readAll({ after: -1 }),
      log.readAll({ upTo: 1.5 }),
      log.readAll({ limit: Number.NaN }),
      log.readStream('no stream'),
      log.readStream('note-a', { from: -1 }),
      log.readStream('note-a', { limit: -1 }),
    ];
    const outcomes = await Promise.allSettled(asked);
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
    expect(reasons.map((reason) => reason instanceof MalformedRequest)).toEqual(Array(6).fill(true));
    expect(() => log.subscribe(-1, () => undefined)).toThrow(MalformedRequest);
  });

  test('sees in one tab what another has committed', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    await one.log.append(tenEvents);
    expect([await two.log.head(), await two.log.readAll(), await two.log.readStream('note-b')]).toEqual([
      await one.log.head(),
      await one.log.readAll(),
      await one.log.readStream('note-b'),
    ]);
  });

  test('answers nothing once it is closed', async () => {
    const { log } = await newRecords().openTab();
    await log.append(tenEvents);
    await log.close();
    await log.close();
    const closed = { ok: false, why: 'storage', failure: 'closed', detail: 'the log is closed' };
    const refusal = new StorageError('closed', 'the log is closed');
    expect(await log.append(command('late', [noted('note-a', 'late')]))).toEqual(closed);
    await expect(log.readAll()).rejects.toEqual(refusal);
    await expect(log.readStream('note-a')).rejects.toEqual(refusal);
    await expect(log.head()).rejects.toEqual(refusal);
    await expect(log.command('ten')).rejects.toEqual(refusal);
    await expect(log.vault.get('key')).rejects.toEqual(refusal);
    await expect(log.vault.change([{ delete: 'key' }])).rejects.toEqual(refusal);
  });

  test('finishes an append that was under way when it is closed', async () => {
    const records = newRecords();
    const { log } = await records.openTab();
    await log.head();
    const pending = log.append(tenEvents);
    await log.close();
    const result = await pending;
    expect(result.ok ? result.head : result).toEqual(10);
  });
};
