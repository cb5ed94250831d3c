/** Tests that the recorded keys of a dragged widget produce the same layout as the drag. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compacted, type Placed, resizedBy, samePlaces, stepped } from '#domain/dashboards/grid.ts';
import { type DragMode, draggedTo, dragKeys } from '#ui/pages/dashboard/custom/edit/usePointerLayout.ts';

const least = { width: 2, height: 2 };
const cell = { across: 100, down: 100 };

const placeOf = fc.record({
  column: fc.integer({ min: 0, max: 8 }),
  row: fc.integer({ min: 0, max: 8 }),
  width: fc.integer({ min: 2, max: 4 }),
  height: fc.integer({ min: 2, max: 4 }),
});

const layouts = fc
  .array(placeOf, { minLength: 1, maxLength: 8 })
  .map((places) => compacted(places.map((place, index): Placed => ({ id: String(index), place }))));

const modes = fc.constantFrom<DragMode[]>('move', 'resize');

const drag = (items: readonly Placed[], mode: DragMode, way: readonly [across: number, down: number]) => {
  const [first] = items;
  if (!first) throw new Error('there is nothing to drag');
  const at = { x: way[0] * cell.across, y: way[1] * cell.down };
  return draggedTo(items, { id: first.id, mode, x: 0, y: 0, from: first.place, least }, { at, cell });
};

const pressed = (items: readonly Placed[], keys: string): readonly Placed[] => {
  let now = items;
  for (const key of keys.split(' ').filter((one) => one !== '')) {
    const step = /Left/.test(key) ? 'left' : /Right/.test(key) ? 'right' : /Up/.test(key) ? 'up' : 'down';
    now = key.startsWith('Shift') ? resizedBy(now, '0', { step, least }) : stepped(now, '0', step);
  }
  return now;
};

const steps = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }));

describe('the keys for a drag', () => {
  test('lead to the same layout wherever there are any', () => {
    fc.assert(
      fc.property(layouts, modes, steps, (items, mode, way) => {
        const wanted = drag(items, mode, way);
        const keys = dragKeys(items, { id: '0', mode, least }, wanted);
        expect(keys === null || samePlaces(pressed(items, keys), wanted)).toBe(true);
      }),
    );
  });

  test('are arrows for a place, and arrows with Shift for a size', () => {
    const items: readonly Placed[] = [
      { id: '0', place: { column: 0, row: 0, width: 4, height: 2 } },
      { id: '1', place: { column: 0, row: 2, width: 4, height: 2 } },
    ];
    const keysFor = (mode: DragMode, way: readonly [number, number]) =>
      dragKeys(items, { id: '0', mode, least }, drag(items, mode, way));

    expect([keysFor('move', [2, 0]), keysFor('move', [0, 2]), keysFor('move', [0, 0])]).toEqual([
      'ArrowRight ArrowRight',
      'ArrowDown',
      '',
    ]);
    expect(keysFor('resize', [-1, 2])).toBe('Shift+ArrowLeft Shift+ArrowDown Shift+ArrowDown');
  });
});
