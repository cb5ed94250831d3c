/** Defines the log contract's tests of appends and refusals. */
import { expect, test } from 'vitest';
import type { AppendRequest, Expected, Violation } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { World } from '#world/world.ts';
import type { House } from './houses.ts';
import { referenceHash } from './referenceHash.ts';
import { command, correlation, noted } from './requests.ts';

const hashed = (event: Omit<StoredEvent, 'hash'>): StoredEvent => ({ ...event, hash: referenceHash(event) });

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));

/** A virtual world whose clock shows these times in turn, and the last one from then on. */
const worldAt = (...times: readonly [string, ...string[]]): World => {
  const world = createVirtualWorld({ seed: 7 });
  const left = times.map((time) => Date.parse(time));
  const now = () => (left.length > 1 ? left.shift() : left[0]) ?? 0;
  return { ...world, clock: { ...world.clock, now } };
};

const textsOf = (events: readonly StoredEvent[]): unknown[] =>
  events.map(({ stream, revision, data }) => [stream, revision, 'text' in data ? data.text : null]);

type Row = readonly [revisions: number, expected: Expected, actual: number | 'none', met: boolean];

const expectations: readonly Row[] = [
  [0, 'none', 'none', true],
  [0, 'exists', 'none', false],
  [0, 'any', 'none', true],
  [0, 0, 'none', false],
  [1, 'none', 0, false],
  [1, 'exists', 0, true],
  [1, 'any', 0, true],
  [1, 0, 0, true],
  [1, 1, 0, false],
  [3, 'none', 2, false],
  [3, 'exists', 2, true],
  [3, 'any', 2, true],
  [3, 1, 2, false],
  [3, 2, 2, true],
  [3, 3, 2, false],
];

const ruleTests = ({ newRecords }: House): void => {
  test.each(expectations)(
    'with %i events in a stream, %s is compared with %s and met: %s',
    async (...row) => {
      const [revisions, revision, actual, met] = row;
      const { log } = await newRecords().openTab();
      const before = Array.from({ length: revisions }, (_, index) => noted('note-a', `before ${index}`));
      await log.append(command('before', [...before, noted('note-b', 'other')]));
      const result = await log.append(
        command('checked', [noted('note-b', 'checked')], { expected: [{ stream: 'note-a', revision }] }),
      );
      const violations: Violation[] = [{ stream: 'note-a', expected: revision, actual }];
      const refusal = { ok: false, why: 'wrongRevision', violations };
      expect(result.ok ? { ok: true, head: result.head } : result).toEqual(
        met ? { ok: true, head: revisions + 2 } : refusal,
      );
      expect((await log.head()).position).toBe(met ? revisions + 2 : revisions + 1);
    },
  );

  test('names every stream that is not as expected, written or not, and writes nothing', async () => {
    const { log } = await newRecords().openTab();
    await log.append(command('before', [noted('note-a', '1'), noted('note-b', '1')]));
    const before = await log.head();
    const expected = [
      { stream: 'note-a', revision: 'none' },
      { stream: 'note-b', revision: 0 },
      { stream: 'note-c', revision: 'exists' },
      { stream: 'note-d', revision: 4 },
    ] as const;
    const result = await log.append(
      command('checked', [noted('note-a', '2'), noted('note-e', '1')], { expected }),
    );
    expect(result).toEqual({
      ok: false,
      why: 'wrongRevision',
      violations: [
        { stream: 'note-a', expected: 'none', actual: 0 },
        { stream: 'note-c', expected: 'exists', actual: 'none' },
        { stream: 'note-d', expected: 4, actual: 'none' },
      ],
    });
    expect([await log.head(), await log.readStream('note-e'), await log.command('checked')]).toEqual([
      before,
      [],
      null,
    ]);
  });

  test.each([
    ['the tag and type', 'many', 'TextNoted', 1, false],
    ['another tag', 'few', 'TextNoted', 1, true],
    ['another type', 'many', 'TextForgotten', 1, true],
    ['an older one alone', 'many', 'TextNoted', 2, true],
  ])('is overtaken by what came after a position, whatever its stream: %s', async (_what, ...row) => {
    const [tag, type, after, met] = row;
    const records = newRecords();
    const [{ log }, other] = [await records.openTab(), await records.openTab()];
    await log.append(command('before', [noted('note-a', '1')]));
    await other.log.append(command('other', [{ ...noted('note-b', '1'), tags: ['many'] }]));
    const failIfEventsMatch = { tag, types: [type], after };
    const result = await log.append(command('checked', [noted('note-a', '2')], { failIfEventsMatch }));
    expect(result.ok ? { ok: true, head: result.head } : result).toEqual(
      met ? { ok: true, head: 3 } : { ok: false, why: 'overtaken' },
    );
    expect((await log.head()).position).toBe(met ? 3 : 2);
  });

  test('throws at a malformed request and writes nothing', async () => {
    const { log } = await newRecords().openTab();
    const malformed = command('bad', [noted('note-a', 'fine'), noted('note_b', 'not fine')]);
    await expect(log.append(malformed)).rejects.toThrow(MalformedRequest);
    expect([await log.head(), await log.command('bad')]).toEqual([emptyHead, null]);
  });
};

const request: AppendRequest = {
  ...command('first', []),
  events: [
    { stream: 'account-ada', event: { type: 'AccountRegistered', data: { name: 'Ada', tags: ['x'] } } },
    {
      stream: 'workspace-north',
      event: { type: 'WorkspaceCreated', data: { owner: 'ada' } },
      schemaVersion: 3,
      tags: ['workspace:north'],
      causationId: 'cause-1',
    },
    { stream: 'account-ada', event: { type: 'AccountSlowed', data: {} } },
  ],
  reply: { status: 201, body: '{"id":"ada"}' },
};

const storedRequest = (ids: World['ids']): StoredEvent[] => {
  const common = {
    tenant: 'main',
    occurredAt: '2026-01-05T09:00:00.000Z',
    recordedAt: '2026-01-05T09:00:00.000Z',
    commandId: 'first',
    correlationId: correlation,
    actor: { kind: 'account', id: 'ada', role: 'admin' },
  } as const;
  const first = hashed({
    ...common,
    position: 1,
    id: ids.uuid(),
    stream: 'account-ada',
    revision: 0,
    type: 'AccountRegistered',
    schemaVersion: 1,
    causationId: null,
    tags: [],
    data: { name: 'Ada', tags: ['x'] },
    previousHash: '0'.repeat(64),
  });
  const second = hashed({
    ...common,
    position: 2,
    id: ids.uuid(),
    stream: 'workspace-north',
    revision: 0,
    type: 'WorkspaceCreated',
    schemaVersion: 3,
    causationId: 'cause-1',
    tags: ['workspace:north'],
    data: { owner: 'ada' },
    previousHash: first.hash,
  });
  const third = hashed({
    ...common,
    position: 3,
    id: ids.uuid(),
    stream: 'account-ada',
    revision: 1,
    type: 'AccountSlowed',
    schemaVersion: 1,
    causationId: null,
    tags: [],
    data: {},
    previousHash: second.hash,
  });
  return [first, second, third];
};

const contentTests = ({ newRecords }: House): void => {
  test('keeps the events of a request in its order, whole, and answers with what it kept', async () => {
    const { log } = await newRecords().openTab({ world: createVirtualWorld({ seed: 3 }) });
    const result = await log.append(request);
    const stored = storedRequest(createVirtualWorld({ seed: 3 }).ids);
    expect(result).toEqual({ ok: true, repeated: false, events: stored, head: 3, reply: request.reply });
    expect(await log.readAll()).toEqual(stored);
    expect(await log.head()).toEqual({
      position: 3,
      hash: stored[2]?.hash,
      recordedAt: '2026-01-05T09:00:00.000Z',
    });
  });

  test('numbers positions across streams and revisions within each, without a gap', async () => {
    const { log } = await newRecords().openTab();
    await log.append(command('one', [noted('note-a', '1'), noted('note-b', '2'), noted('note-a', '3')]));
    await log.append(command('two', [noted('note-b', '4'), noted('note-a', '5'), noted('note-b', '6')]));
    const events = await log.readAll();
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(textsOf(events)).toEqual([
      ['note-a', 0, '1'],
      ['note-b', 0, '2'],
      ['note-a', 1, '3'],
      ['note-b', 1, '4'],
      ['note-a', 2, '5'],
      ['note-b', 2, '6'],
    ]);
    expect(verifyChain(events)).toBeNull();
  });

  test('takes 500 events at once', async () => {
    const { log } = await newRecords().openTab();
    const events = Array.from({ length: 500 }, (_, index) => noted(`note-${index % 7}`, String(index)));
    const result = await log.append(command('many', events));
    const stored = await log.readAll({ limit: 500 });
    expect(result.ok && result.events).toEqual(stored);
    expect([stored.length, verifyChain(stored)]).toEqual([500, null]);
  });

  test('neither freezes nor keeps what the caller holds', async () => {
    const { log } = await newRecords().openTab();
    const data = { text: 'as appended', list: [{ deep: 1 }] };
    const tags = ['workspace:north'];
    const mine = { stream: 'note-a', event: { type: 'TextNoted', data }, tags };
    const pending = log.append(command('one', [mine]));
    data.text = 'changed';
    data.list.push({ deep: 2 });
    tags.push('changed');
    await pending;
    const [stored] = await log.readAll();
    expect([stored?.data, stored?.tags]).toEqual([
      { text: 'as appended', list: [{ deep: 1 }] },
      ['workspace:north'],
    ]);
  });

  test('gives events that are frozen all the way down', async () => {
    const { log } = await newRecords().openTab();
    const result = await log.append(request);
    const repeated = await log.append(request);
    const given = [
      ...(result.ok ? result.events : []),
      ...(repeated.ok ? repeated.events : []),
      ...(await log.readAll()),
      ...(await log.readStream('account-ada')),
    ];
    expect([given.length, given.every(isFrozenDeep)]).toEqual([11, true]);
  });

  test('never records an event before the one in front of it, whatever the clock says', async () => {
    const world = worldAt(
      '2026-01-05T09:00:10.000Z',
      '2026-01-05T09:00:04.000Z',
      '1969-07-20T20:17:40.000Z',
      '+010000-01-01T00:00:00.000Z',
      '2026-01-05T09:00:12.000Z',
    );
    const { log } = await newRecords().openTab({ world });
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await log.append(command(id, [noted('note-a', id)]));
    }
    const events = await log.readAll();
    expect(events.map(({ occurredAt, recordedAt }) => [occurredAt, recordedAt])).toEqual([
      ['2026-01-05T09:00:10.000Z', '2026-01-05T09:00:10.000Z'],
      ['2026-01-05T09:00:04.000Z', '2026-01-05T09:00:10.000Z'],
      ['1969-07-20T20:17:40.000Z', '2026-01-05T09:00:10.000Z'],
      ['+010000-01-01T00:00:00.000Z', '+010000-01-01T00:00:00.000Z'],
      ['2026-01-05T09:00:12.000Z', '+010000-01-01T00:00:00.000Z'],
    ]);
    expect(verifyChain(events)).toBeNull();
  });

  test('offers no way to change or remove an event', async () => {
    const { log, storage } = await newRecords().openTab();
    const writing = await storage.write(async (transaction) => Object.keys(transaction));
    const reading = await storage.read(async (transaction) => Object.keys(transaction));
    expect({ log: Object.keys(log).sort(), vault: Object.keys(log.vault).sort() }).toEqual({
      log: [
        'append',
        'close',
        'command',
        'countTagged',
        'head',
        'info',
        'readAll',
        'readRow',
        'readStream',
        'readTagged',
        'subscribe',
        'vault',
      ],
      vault: ['change', 'get', 'keep', 'list'],
    });
    expect(Object.keys(storage).sort()).toEqual([
      'close',
      'kind',
      'persistent',
      'read',
      'standing',
      'storeId',
      'write',
    ]);
    expect(reading.sort()).toEqual([
      'command',
      'commandsAfter',
      'countCommands',
      'countTagged',
      'eventsAfter',
      'eventsInRow',
      'eventsOf',
      'eventsTagged',
      'head',
      'revision',
      'secret',
      'secrets',
    ]);
    expect(writing.filter((key) => !reading.includes(key)).sort()).toEqual([
      'addCommand',
      'addEvents',
      'deleteCommand',
      'deleteSecret',
      'putHead',
      'putRevision',
      'putSecret',
    ]);
  });
};

export const appendContract = (house: House): void => {
  contentTests(house);
  ruleTests(house);
};
