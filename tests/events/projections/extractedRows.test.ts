/** Tests that an extract yields the events of its lines, and that one of another log is refused. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { marked } from '#events/log/foldableEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import {
  type EventExtract,
  extractBytes,
  extractFormat,
  readExtract,
} from '#events/projections/eventExtract.ts';
import type { ExtractParts } from '#events/projections/extractedRows.ts';
import { makeExtracts } from '#events/projections/extractStore.ts';
import { platformDigest } from '#events/recovery/privateFiles.ts';
import { createExtractFixture, readInRows } from '#tests/support/extractFixture.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** Batches of ten rows; a real storage returns thousands. */
const inTens = (log: EventLog): Pick<EventLog, 'readAll' | 'readRow'> => ({
  readAll: log.readAll,
  readRow: async ({ after = 0, upTo = 0 } = {}) => {
    const events = await log.readAll({ after, upTo, limit: 10 });
    return { events, reached: events.at(-1)?.position ?? upTo };
  },
});

/** A log of two agencies with extracts of its first events, at least sixteen in each. */
const open = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const personal = personalLog(log, world);
  for (const name of ['nora', 'otto', 'mia']) await appendFacts(personal, world, sampleEventsOf(name));
  const fixture = createExtractFixture();
  const parts = fixture.partsFor(inTens(log));
  const { position } = await log.head();
  const lines = (await log.readAll({ limit: 1_000 })).map(marked);
  const make = () => makeExtracts({ ...parts, length: 16, onProgress: () => {} }, position);
  const made = await make();
  const read = async (upTo = position) => {
    const { events, extracts } = await readInRows(parts, upTo);
    return {
      events: events.map((event) => ('marks' in event ? event : marked(event as StoredEvent))),
      extracts,
    };
  };
  return { log, personal, position, lines, made, make, read, parts, ...fixture };
};

describe('an extract', () => {
  test('gives the same events as the lines, and is made once', async () => {
    const { lines, made, make, read, stored } = await open();
    const first = [...stored.keys()];

    expect(await read()).toEqual({ events: lines, extracts: first });
    expect([made, await make(), [...stored.keys()]]).toEqual([first.length, 0, first]);
    expect(made).toBeGreaterThan(2);
  });

  test('is made of what came later, too', async () => {
    const { log, personal, stored, partsFor } = await open();
    const world = createVirtualWorld({ seed: 5 });
    const before = [...stored.keys()];
    await appendFacts(personal, world, sampleEventsOf('ida'));
    const { position } = await log.head();
    const parts = partsFor(inTens(log));
    await makeExtracts({ ...parts, length: 16, onProgress: () => {} }, position);
    const { extracts } = await readInRows(parts, position);

    expect(extracts.slice(0, before.length)).toEqual(before);
    expect(extracts.length).toBeGreaterThan(before.length);
  });

  test('is used as far as it is asked for, and not beyond', async () => {
    const { lines, read, stored } = await open();
    const [, second = 0, third = 0] = [...stored.keys()];

    expect(await read(third - 2)).toEqual({
      events: lines.slice(0, third - 2),
      extracts: [1],
    });
    expect(await read(third - 1)).toEqual({
      events: lines.slice(0, third - 1),
      extracts: [1, second],
    });
  });

  test('holds what is sealed as it is sealed, so that the key of who is erased opens nothing', async () => {
    const { stored, log, personal, position, parts } = await open();
    const texts = [...stored.values()].map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
    const { events } = await readInRows(parts, position);

    expect((await log.readAll({ limit: 1_000 })).some(({ sealed }) => sealed !== undefined)).toBe(true);
    expect(texts).not.toContain('nora@');
    expect((await personal.opened(events)).map(({ data }) => data)).toEqual(
      (await personal.readAll({ limit: 1_000 })).map(({ data }) => data),
    );
  });

  test('that the storage refuses ends the work', async () => {
    const { parts, position } = await open();
    const tried: number[] = [];
    const shelf = {
      read: async () => null,
      write: async (at: number) => {
        tried.push(at);
        return false;
      },
    };

    expect(await makeExtracts({ ...parts, shelf, length: 16, onProgress: () => {} }, position)).toBe(0);
    expect(tried).toEqual([1]);
  });
});

/** Replaces the text after the columns and updates the checksum. */
const rewritten = async (extract: EventExtract, change: (text: string) => string): Promise<EventExtract> => {
  const { events } = readExtract(extract.bytes);
  const columns = 8 + 42 * events.length;
  const text = new TextEncoder().encode(change(new TextDecoder().decode(extract.bytes.subarray(columns))));
  const bytes = new Uint8Array(columns + text.length);
  bytes.set(extract.bytes.subarray(0, columns));
  bytes.set(text, columns);
  return { ...extract, bytes, sum: await platformDigest(bytes) };
};

type Spoil = (extract: EventExtract) => EventExtract | Promise<EventExtract>;

describe('an extract is not believed when', () => {
  test.each<readonly [string, Spoil]>([
    [
      'it says that it ends elsewhere, and its bytes are none',
      ({ format, sum }) => ({ format, sum, last: 3, bytes: new Uint8Array(9) }),
    ],
    ['another format is told', (extract) => ({ ...extract, format: extract.format + 1 })],
    [
      'one bit of a revision differs',
      ({ bytes, ...extract }) => ({ ...extract, bytes: bytes.with(648, (bytes[648] ?? 0) ^ 1) }),
    ],
    [
      'it is of another branch',
      (extract) => rewritten(extract, (text) => text.replace('"tests"', '"other"')),
    ],
    [
      'it is of another database',
      (extract) => rewritten(extract, (text) => text.replace('"store"', '"lost"')),
    ],
    [
      'it links to another event before it',
      (extract) => rewritten(extract, (text) => text.replace(/"previousHash":"./, '"previousHash":"x')),
    ],
    [
      'the log has another event at its end',
      (extract) => rewritten(extract, (text) => text.replace(/"hash":"./, '"hash":"x')),
    ],
    [
      'it begins elsewhere',
      (extract) => rewritten(extract, (text) => text.replace('"first":1', '"first":2')),
    ],
    [
      'it tells of fewer events than it goes over',
      (extract) => rewritten(extract, (text) => text.replace(/"data":\[\{[^}]*\},/, '"data":[')),
    ],
    [
      'the log does not reach its end',
      (extract) => rewritten(extract, (text) => text.replace(/"last":\d+/, '"last":9000')),
    ],
    ['it is no JSON', (extract) => rewritten(extract, (text) => text.slice(1))],
    [
      'it is empty',
      async () => ({
        format: 1,
        last: 20,
        bytes: new Uint8Array(0),
        sum: await platformDigest(new Uint8Array(0)),
      }),
    ],
  ])('%s: its lines are read, and a new one takes its place', async (_why, spoil) => {
    const { stored, make, read, lines } = await open();
    const good = stored.get(1);
    if (good === undefined) throw new Error('there is no extract');
    const spoilt = await spoil(good);
    stored.set(1, spoilt);
    const found = await read();

    expect(found.events).toEqual(lines);
    expect(found.extracts).not.toContain(1);
    await make();
    expect(stored.get(1)).not.toEqual(spoilt);
    expect((await read()).extracts).toContain(1);
  });
});

test('a log with a gap gets no extract of it', async () => {
  const { log, position, partsFor, stored } = await open();
  stored.clear();
  const whole = inTens(log);
  const readRow: ExtractParts['log']['readRow'] = async (range) => {
    const { events, reached } = await whole.readRow(range);
    return { events: events.filter((event) => event.position !== 5), reached };
  };
  await makeExtracts({ ...partsFor({ ...whole, readRow }), length: 16, onProgress: () => {} }, position);

  expect([...stored.keys()]).not.toContain(1);
});

test('holds what few events have', () => {
  const bounds = { tenant: 'tests', storeId: 'store', first: 1, last: 40, previousHash: 'a', hash: 'b' };
  const told = storedEvents(...sampleEventsOf('nora')).map((event, index) =>
    marked({
      ...event,
      position: index + 1,
      ...(index % 5 === 0 ? { causationId: 'event-1', schemaVersion: 2 } : {}),
      ...(index % 7 === 0 ? { sealed: { p1: 'box' }, recordedAt: '2026-01-05T09:00:00Z' } : {}),
    }),
  );

  expect(readExtract(extractBytes(told, bounds))).toEqual({ bounds, events: told });
});

/** A change of the extract's content or fingerprints needs a new format version: this checksum is that of format 1. */
test('has the bytes of its format', async () => {
  const event: StoredEvent = {
    tenant: 'tests',
    position: 1,
    id: '019aa6b0-0000-7000-8000-000000000001',
    stream: 'goals-w1',
    revision: 3,
    type: 'GoalSet',
    schemaVersion: 2,
    occurredAt: '2026-01-05T09:00:00.000Z',
    recordedAt: '2026-01-05T09:00:01.000Z',
    commandId: 'Setting a goal “ü”',
    correlationId: '0'.repeat(32),
    causationId: '019aa6b0-0000-7000-8000-000000000000',
    actor: { kind: 'account', id: 'ada', role: 'admin' },
    tags: ['workspace:w1'],
    data: { goalId: 'g1', target: 7 },
    sealed: { p1: 'box' },
    previousHash: 'a'.repeat(64),
    hash: 'b'.repeat(64),
  };
  const bounds = { tenant: 'tests', storeId: 'store', first: 1, last: 1, previousHash: 'a', hash: 'b' };

  expect([extractFormat, await platformDigest(extractBytes([marked(event)], bounds))]).toEqual([
    1,
    'a4bf96729cc3276401472bf5af2fe29fb66cb7cac9f0adc8f82af4b4bdaf1cd4',
  ]);
});
