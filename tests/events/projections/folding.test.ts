/** Tests that folding in slices gives the same answers as folding at once. */
import { expect, test } from 'vitest';
import { createFolding, foldFresh } from '#events/projections/folding.ts';
import { longHistory } from '#events/projections/workspacePage.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { macrotask } from '#world/settle.ts';

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));

test('the thread answers in between, and the answers are those of one go, frozen', async () => {
  const sample = sampleEventsOf('nora');
  const count = Math.ceil(longHistory / sample.length);
  const events = storedEvents(
    ...Array.from({ length: count }, (_, index) => sampleEventsOf(`agency${index}`)).flat(),
  );
  const fold = createFolding({
    read: async () => ({ events, reached: events.length, isLast: true }),
    take: () => {},
    trace: null,
    quietUpTo: () => events.length,
  });
  let isOver = false;
  let turns = 0;
  const folding = fold().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await macrotask();
    turns += 1;
  }
  const { folded, position } = await folding;

  expect(position).toBe(events.length);
  expect(folded).toStrictEqual(foldFresh(events));
  expect(Object.values(folded).filter((answer) => !isFrozenDeep(answer))).toEqual([]);
  expect(turns).toBeGreaterThan(longHistory / 500);
});
