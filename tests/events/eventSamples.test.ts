/** Tests random events of every type: each matches its current shape and survives serialization as text or bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppEvent } from '#events/appEvent.ts';
import { marked } from '#events/log/foldableEvent.ts';
import { hashEvent } from '#events/log/hashChain.ts';
import { parseSegment, spanOf, writeSegment } from '#events/log/segmentText.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { extractBytes, readExtract } from '#events/projections/eventExtract.ts';
import { type Upcaster, upcast, versionOf } from '#events/upcasters.ts';
import { dataErrors, eventShapes } from '#mocks/inspection/eventShapes.ts';
import { type SampledSchema, sampleOf } from '#tests/support/schemaSamples.ts';

const types = Object.keys(eventShapes) as AppEvent['type'][];

const samplesOf = (type: AppEvent['type']): fc.Arbitrary<StoredEvent['data']> =>
  sampleOf(
    z.toJSONSchema(eventShapes[type], { io: 'input', unrepresentable: 'any' }) as SampledSchema,
  ) as fc.Arbitrary<StoredEvent['data']>;

const stored = (type: string, data: StoredEvent['data'], schemaVersion = 1): StoredEvent => {
  const event = {
    tenant: 'main',
    position: 1,
    id: 'one',
    stream: 'sample-1',
    revision: 0,
    type,
    schemaVersion,
    occurredAt: '2026-01-05T09:00:00.000Z',
    recordedAt: '2026-01-05T09:00:00.000Z',
    commandId: 'sample',
    correlationId: '0'.repeat(32),
    causationId: null,
    actor: { kind: 'seed', id: 'demo' },
    tags: ['workspace:northlight'],
    data,
    previousHash: '0'.repeat(64),
  } as const;
  return { ...event, hash: hashEvent(event) };
};

const inText = (event: StoredEvent): StoredEvent => JSON.parse(JSON.stringify(event));

const inSegment = (event: StoredEvent): readonly StoredEvent[] =>
  parseSegment(writeSegment([event]), spanOf([event]), { from: 1, upTo: 1 });

const inExtract = (event: StoredEvent) => {
  const { previousHash, hash } = event;
  const bounds = { tenant: 'main', storeId: 'store', first: 1, last: 1, previousHash, hash };
  return readExtract(extractBytes([marked(event)], bounds)).events;
};

const samples = 20;

describe('random events', () => {
  test.each(types)(
    'of type %s fit its shape, are reported as today’s version, and come back whole from text and bytes',
    (type) => {
      fc.assert(
        fc.property(samplesOf(type), (data) => {
          const event = stored(type, data);
          const today = upcast(event);

          expect([dataErrors(type, data), dataErrors(type, today.data)]).toEqual([{}, {}]);
          expect(today.schemaVersion).toBe(versionOf(type));
          expect(inText(event)).toStrictEqual(event);
          expect(hashEvent(inText(event))).toBe(event.hash);
          expect(inSegment(event)).toStrictEqual([event]);
          expect(inExtract(event)).toStrictEqual([marked(event)]);
        }),
        { numRuns: samples },
      );
    },
  );

  test('are taken through every step that is missing, from any version, and the steps see what was stored', () => {
    const steps: readonly Upcaster[] = [1, 2, 3].map((from) => ({
      type: 'ClientAdded',
      from,
      up: (data) => ({ ...data, [`since${from + 1}`]: JSON.stringify(data).length }),
    }));
    fc.assert(
      fc.property(samplesOf('ClientAdded'), fc.integer({ min: 1, max: 4 }), (data, version) => {
        const event = stored('ClientAdded', data, version);
        const today = upcast(event, steps);
        const added = Array.from({ length: 4 - version }, (_, index) => `since${version + index + 1}`);

        expect(today.schemaVersion).toBe(4);
        expect(today.data).toEqual(expect.objectContaining(data));
        expect(Object.keys(today.data).filter((name) => /^since/.test(name))).toEqual(added);
        expect(upcast(today, steps)).toBe(today);
        expect(inText(upcast(inText(event), steps))).toStrictEqual(today);
        expect(event).toStrictEqual(stored('ClientAdded', data, version));
      }),
      { numRuns: 200 },
    );
  });
});
