/** Tests that the timeline's undone changes match a plain list, however it was filled. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import {
  entriesAbout,
  holderOf,
  lastActsUpTo,
  undoerOf,
  undoneAt,
} from '#events/projections/changeLedger.ts';
import { emptyTimeline, extendTimeline } from '#events/projections/timeline.ts';
import { namesOf, packBetween, unpackTimeline } from '#events/projections/timelineParts.ts';
import { clientTag } from '#events/tags.ts';
import { referenceLedger } from './referenceLedger.ts';

const step = fc.record({
  goal: fc.integer({ min: 0, max: 3 }),
  client: fc.constantFrom(null, 'acorn', 'birch'),
  command: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom('account', 'seed'),
  person: fc.constantFrom('ada', 'bo'),
  /** Distance to the event that this one follows from. */
  follows: fc.option(fc.integer({ min: 1, max: 8 })),
  gap: fc.integer({ min: 1, max: 3 }),
});

const told = fc.array(step, { minLength: 1, maxLength: 40 }).map((steps) => {
  let position = 0;
  return steps.map(({ goal, client, command, kind, person, follows, gap }, index) => {
    position += gap;
    return {
      position,
      id: `event-${index}`,
      stream: 'goals-w1',
      type: 'GoalSet',
      occurredAt: new Date(Date.UTC(2026, 0, 9) + ((index * 7) % 11) * 3_600_000).toISOString(),
      commandId: `command-${command}`,
      causationId: follows === null ? null : `event-${index - follows}`,
      actor: { kind, id: person },
      tags: ['workspace:w1', ...(client === null ? [] : [`client:${client}`])],
      data: { goalId: `goal-${goal}`, by: person, number: index },
    } as unknown as StoredEvent;
  });
});

test('undone changes, what holds them and what is about a thing are those of a plain list', async () => {
  await fc.assert(
    fc.asyncProperty(told, fc.nat(40), async (events, cut) => {
      const reference = referenceLedger(events);
      const begun = emptyTimeline();
      extendTimeline(begun, events.slice(0, cut));
      const found = await unpackTimeline({
        names: namesOf(begun),
        events: begun.count,
        parts: packBetween(begun, 0, 1_000),
      });
      // Queried midway, to test that the ledger continues incrementally.
      undoneAt(found, 1);
      extendTimeline(found, events.slice(cut));
      for (const event of events) {
        expect(undoneAt(found, event.position)).toBe(reference.undoneAt(event));
        expect(undoerOf(found, event.position)?.position ?? null).toBe(reference.undoerOf(event));
        for (const key of [...reference.keys, clientTag('acorn'), clientTag('unknown')])
          expect(
            holderOf(found, { position: event.position, together: new Set() }, key)?.position ?? null,
          ).toBe(reference.holderOf(event, key));
      }
      for (const key of [...reference.keys, clientTag('unknown'), 'goals-w1/unknown'])
        expect(entriesAbout(found, key).map(({ position }) => position)).toEqual(reference.about(key));
    }),
    { numRuns: 60 },
  );
});

test('an entry reports what happened, when, and who was behind it', () => {
  const [event] = fc.sample(told, { numRuns: 1, seed: 3 })[0] ?? [];
  if (event === undefined) throw new Error('no event');
  const timeline = emptyTimeline();
  extendTimeline(timeline, [event]);
  const { goalId, by } = event.data as { readonly goalId: string; readonly by: string };

  expect(entriesAbout(timeline, `goals-w1/${goalId}`)).toEqual([
    {
      position: event.position,
      type: 'GoalSet',
      occurredAt: event.occurredAt,
      kind: event.actor.kind,
      person: by,
      data: event.data,
    },
  ]);
});

test('the last act of each person is the latest, whatever the order of the log', () => {
  const at = (position: number, person: string, occurredAt: string) =>
    ({
      position,
      id: `event-${position}`,
      stream: 'goals-w1',
      type: 'GoalSet',
      occurredAt,
      commandId: 'one',
      causationId: null,
      actor: { kind: 'account', id: person },
      tags: [],
      data: {},
    }) as unknown as StoredEvent;
  const timeline = emptyTimeline();
  extendTimeline(timeline, [
    at(1, 'ada', '2026-01-07T09:00:00.000Z'),
    at(2, 'ada', '2026-01-05T09:00:00.000Z'),
    at(4, 'bo', '2026-01-06T09:00:00.000Z'),
    at(9, 'bo', '2026-01-08T09:00:00.000Z'),
  ]);

  expect(Object.fromEntries(lastActsUpTo(timeline, 8))).toEqual({
    ada: '2026-01-07T09:00:00.000Z',
    bo: '2026-01-06T09:00:00.000Z',
  });
});
