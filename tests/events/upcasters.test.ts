/** Tests that today's build reads events of every past version; golden events are never changed or removed. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { foldFresh } from '#events/projections/folding.ts';
import { type Upcaster, upcast, upcasters, versionOf } from '#events/upcasters.ts';
import { dataErrors, eventShapes, isEventType } from '#mocks/inspection/eventShapes.ts';
import version1 from './golden/version1.json' with { type: 'json' };

/** Data by version, then by type. A new version of a type goes into the next file. */
const golden: readonly Readonly<Record<string, StoredEvent['data']>>[] = [version1];

const stored = (type: string, schemaVersion: number, data: StoredEvent['data']): StoredEvent => ({
  tenant: 'main',
  position: 1,
  id: 'one',
  stream: 'golden-1',
  revision: 0,
  type,
  schemaVersion,
  occurredAt: '2026-01-05T09:00:00.000Z',
  recordedAt: '2026-01-05T09:00:00.000Z',
  commandId: 'golden',
  correlationId: '0'.repeat(32),
  causationId: null,
  actor: { kind: 'seed', id: 'demo' },
  tags: ['workspace:northlight'],
  data,
  previousHash: '0'.repeat(64),
  hash: '0'.repeat(64),
});

const all = golden.flatMap((types, index) =>
  Object.entries(types).map(([type, data]) => [type, index + 1, stored(type, index + 1, data)] as const),
);

describe('events of earlier versions', () => {
  test.each(all)('%s, version %i, is reported as today’s version', (type, _version, event) => {
    const today = upcast(event);

    expect(today.schemaVersion).toBe(versionOf(type));
    expect(isEventType(type) ? dataErrors(type, today.data) : type).toEqual({});
  });

  test('are there of each type in each version, and of no others', () => {
    const needed = Object.keys(eventShapes).flatMap((type) =>
      Array.from({ length: versionOf(type) }, (_, index) => `${type} ${index + 1}`),
    );

    expect(all.map(([type, version]) => `${type} ${version}`).toSorted()).toEqual(needed.toSorted());
    expect(upcasters.filter(({ type }) => !isEventType(type))).toEqual([]);
  });

  test.each(all)('%s, version %i, is taken by every projection', (_type, _version, event) => {
    expect(() => foldFresh([upcast(event)])).not.toThrow();
  });
});

describe('a step', () => {
  const steps: readonly Upcaster[] = [
    { type: 'TextNoted', from: 1, up: (data) => ({ ...data, lang: 'en' }) },
    { type: 'TextNoted', from: 2, up: (data) => ({ ...data, words: 1 }) },
  ];

  test('is taken after the one before it, from the version that is stored', () => {
    const [one, two, three] = [1, 2, 3].map((version) =>
      upcast(stored('TextNoted', version, { text: 'a' }), steps),
    );

    expect([one?.data, two?.data, three?.data]).toEqual([
      { text: 'a', lang: 'en', words: 1 },
      { text: 'a', words: 1 },
      { text: 'a' },
    ]);
    expect([one, two, three].map((event) => event?.schemaVersion)).toEqual([3, 3, 3]);
  });

  test('leaves an event of today and of another type as it is', () => {
    const events = [stored('TextNoted', 3, {}), stored('PageTurned', 1, {})];

    expect(events.map((event) => upcast(event, steps) === event)).toEqual([true, true]);
  });
});
