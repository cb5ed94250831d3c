/** Tests the grid: after any move, resize, addition or removal widgets do not overlap, get lost or leave the columns. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compacted,
  gridColumns,
  inReadingOrder,
  isWithin,
  movedInOrder,
  overlap,
  type Place,
  type Placed,
  placedAt,
  resizedBy,
  resizedTo,
  type Step,
  stepped,
  withAdded,
  within,
  withRemoved,
} from '#domain/dashboards/grid.ts';

const steps: readonly Step[] = ['left', 'right', 'up', 'down'];
const least = { width: 2, height: 2 };

const anyPlace = fc.record({
  column: fc.integer({ min: -3, max: 15 }),
  row: fc.integer({ min: -3, max: 30 }),
  width: fc.integer({ min: -1, max: 16 }),
  height: fc.integer({ min: -1, max: 8 }),
});

const anyItems = fc
  .array(anyPlace, { maxLength: 12 })
  .map((places) =>
    compacted(places.map((place, index): Placed => ({ id: `w${index}`, place: within(place) }))),
  );

const faultsOf = (items: readonly Placed[]): readonly string[] =>
  items.flatMap(({ id, place }, index) => [
    ...(isWithin(place) ? [] : [`${id} is outside`]),
    ...items
      .slice(index + 1)
      .filter((other) => overlap(place, other.place))
      .map((other) => `${id} lies over ${other.id}`),
  ]);

const isRisen = (items: readonly Placed[]): boolean =>
  items.every(({ id, place }) => {
    const above = { ...place, row: place.row - 1 };
    return place.row === 0 || items.some((other) => other.id !== id && overlap(above, other.place));
  });

const idsOf = (items: readonly Placed[]) => items.map(({ id }) => id);
const item = (id: string, column: number, row: number, width = 6, height = 2): Placed => ({
  id,
  place: { column, row, width, height },
});
const placeOf = (items: readonly Placed[], id: string): Place | undefined =>
  items.find((one) => one.id === id)?.place;

describe('grid', () => {
  test('stays whole whatever is placed, stepped or resized', () => {
    fc.assert(
      fc.property(anyItems, anyPlace, fc.nat(), fc.constantFrom(...steps), (items, place, pick, step) => {
        const id = items[pick % Math.max(1, items.length)]?.id ?? 'nobody';
        for (const after of [
          placedAt(items, id, place),
          stepped(items, id, step),
          resizedTo(items, id, { ...place, least }),
          resizedBy(items, id, { step, least }),
          movedInOrder(items, id, 1),
          movedInOrder(items, id, -1),
        ]) {
          expect(faultsOf(after)).toEqual([]);
          expect(idsOf(after)).toEqual(idsOf(items));
          expect(isRisen(after)).toBe(true);
        }
      }),
    );
  });

  test('keeps all but what is removed, and nothing but what is added', () => {
    fc.assert(
      fc.property(anyItems, anyPlace, fc.nat(), (items, place, pick) => {
        const id = items[pick % Math.max(1, items.length)]?.id ?? 'nobody';
        const added = withAdded(items, { id: 'new', place });
        const removed = withRemoved(items, id);
        expect([faultsOf(added), faultsOf(removed)]).toEqual([[], []]);
        expect(idsOf(added)).toEqual([...idsOf(items), 'new']);
        expect(idsOf(removed)).toEqual(idsOf(items).filter((one) => one !== id));
      }),
    );
  });

  test('has nothing left to settle once it is settled', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(compacted(items)).toEqual(items);
      }),
    );
  });

  test('puts what is moved where it was asked to be, as far up as that goes', () => {
    const items = [item('a', 0, 0), item('b', 6, 0), item('c', 0, 2)];
    const after = placedAt(items, 'c', { column: 6, row: 0, width: 6, height: 2 });
    expect(placeOf(after, 'c')).toEqual({ column: 6, row: 0, width: 6, height: 2 });
    expect(placeOf(after, 'b')?.row).toBe(2);
  });

  test('swaps by one key what is one above the other', () => {
    const items = [item('a', 0, 0), item('b', 0, 2)];
    const down = stepped(items, 'a', 'down');
    expect([placeOf(down, 'a')?.row, placeOf(down, 'b')?.row]).toEqual([2, 0]);
    expect(stepped(down, 'a', 'up')).toEqual(items);
    expect(stepped(items, 'a', 'up')).toBe(items);
    expect(stepped(items, 'b', 'down')).toBe(items);
  });

  test('stops at the edges and at the least size', () => {
    const items = [item('a', 6, 0)];
    expect(stepped(items, 'a', 'right')).toBe(items);
    expect(placeOf(resizedBy(items, 'a', { step: 'right', least }), 'a')?.width).toBe(6);
    const small = [item('a', 0, 0, 2, 2)];
    expect(resizedBy(small, 'a', { step: 'left', least })).toEqual(small);
    expect(placeOf(resizedTo(small, 'a', { width: 99, height: 1, least }), 'a')).toEqual({
      column: 0,
      row: 0,
      width: gridColumns,
      height: 2,
    });
  });

  test('is rearranged in the order of reading, in both directions', () => {
    const items = [item('a', 0, 0), item('b', 6, 0), item('c', 0, 2)];
    const orderOf = (after: readonly Placed[]) => idsOf(inReadingOrder(after)).join('');
    expect(orderOf(movedInOrder(items, 'b', -1))).toBe('bac');
    expect(orderOf(movedInOrder(items, 'a', 1))).toBe('bac');
    expect(orderOf(movedInOrder(items, 'c', -1))).toBe('acb');
    expect(movedInOrder(items, 'a', -1)).toBe(items);
    expect(movedInOrder(items, 'c', 1)).toBe(items);
  });

  test('is read row by row', () => {
    const items = [item('c', 0, 2), item('b', 6, 0), item('a', 0, 0)];
    expect(idsOf(inReadingOrder(items))).toEqual(['a', 'b', 'c']);
  });
});
