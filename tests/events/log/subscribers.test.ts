/** Tests that subscribers miss and repeat nothing in any interleaving of reads, appends and hints. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createSubscribers } from '#events/log/subscribers.ts';
import { settle } from '#world/settle.ts';

const eventAt = (position: number): StoredEvent => ({ position }) as StoredEvent;

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

describe('subscribers', () => {
  test('get every event once and in order, in any schedule of reads, appends and hints', async () => {
    const joins = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 3 });
    const appends = fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), own: fc.boolean() }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), joins, appends, async (scheduler, joined, appended) => {
        const log: StoredEvent[] = [];
        const subscribers = createSubscribers({
          read: (after, limit) => {
            const page = log.slice(after, after + limit);
            return scheduler.schedule(Promise.resolve(page), `read after ${after}`);
          },
          report: (error) => {
            throw error;
          },
        });
        const heard: { after: number; seen: number[] }[] = [];
        const join = (after: number) => {
          const seen: number[] = [];
          heard.push({ after, seen });
          subscribers.add(after, (events) => seen.push(...events.map(({ position }) => position)));
        };
        const steps = [
          ...joined.map((after) => ({ label: 'join', run: () => join(Math.min(after, log.length)) })),
          ...appended.map(({ count, own }) => ({
            label: own ? 'append' : 'hint',
            run: () => {
              const events = range(log.length + 1, log.length + count).map(eventAt);
              log.push(...events);
              if (own) {
                subscribers.offer(events);
              } else {
                subscribers.wake();
              }
            },
          })),
        ];
        for (const { label, run } of steps) {
          scheduler.schedule(Promise.resolve(), label).then(run);
        }
        await scheduler.waitIdle();
        expect(heard.map(({ seen }) => seen)).toEqual(heard.map(({ after }) => range(after + 1, log.length)));
      }),
      { numRuns: 500 },
    );
  });

  test('are all fed by one reader once they have caught up', async () => {
    const log = range(1, 3).map(eventAt);
    const reads: number[] = [];
    const subscribers = createSubscribers({
      read: async (after, limit) => {
        reads.push(after);
        return log.slice(after, after + limit);
      },
      report: (error) => {
        throw error;
      },
    });
    const heard = [0, 1, 3].map((after) => {
      const seen: number[] = [];
      subscribers.add(after, (events) => seen.push(...events.map(({ position }) => position)));
      return seen;
    });
    await settle();
    const joined = reads.splice(0);
    log.push(eventAt(4), eventAt(5));
    subscribers.wake();
    await settle();

    expect([joined, reads]).toEqual([[0, 1, 3], [3]]);
    expect(heard).toEqual([range(1, 5), range(2, 5), range(4, 5)]);
  });

  test('hear what comes however soon after a read has ended', async () => {
    for (const turns of range(0, 9)) {
      const log = [eventAt(1)];
      const seen: number[] = [];
      const subscribers = createSubscribers({
        read: async (after) => log.slice(after),
        report: (error) => {
          throw error;
        },
      });
      const comeLater = async () => {
        for (let turn = 0; turn < turns; turn += 1) {
          await null;
        }
        log.push(eventAt(2));
        subscribers.wake();
      };
      subscribers.add(0, (events) => {
        seen.push(...events.map(({ position }) => position));
        if (seen.length === 1) {
          void comeLater();
        }
      });
      await settle();
      expect([turns, seen]).toEqual([turns, [1, 2]]);
    }
  });
});
