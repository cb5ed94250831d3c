/** Tests the visible section of the map. */
import { describe, expect, test } from 'vitest';
import { around, isInSight, revealed, viewOf, wholeView, zoomedAt } from '#ui/lab/charts/mapView.ts';

const room = { width: 400, height: 200 };
const size = [1_000, 400] as const;

describe('the view of the map', () => {
  test('of the whole shows all in the middle, never larger than life', () => {
    expect(wholeView(size, room)).toEqual({ x: 0, y: 20, scale: 0.4 });
    expect(wholeView([100, 100], room)).toEqual({ x: 150, y: 50, scale: 1 });
  });

  test('of a box is readable, with the box in its middle as far as the edges let it', () => {
    expect(viewOf([450, 150, 100, 100], size, room, 1)).toEqual({ x: -300, y: -100, scale: 1 });
    expect(viewOf([0, 0, 100, 100], size, room, 1)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test('zooms around the point that is pointed at, within bounds', () => {
    expect(zoomedAt({ x: 0, y: 0, scale: 1 }, 2, [100, 50])).toEqual({ x: -100, y: -50, scale: 2 });
    expect(zoomedAt({ x: 0, y: 0, scale: 1 }, 100, [0, 0]).scale).toBe(3);
  });

  test('moves as little as brings a box into sight', () => {
    const view = { x: 0, y: 0, scale: 1 };

    expect(revealed([380, 20, 60, 20], view, room)).toEqual({ x: -40, y: 0, scale: 1 });
    expect(revealed([20, 20, 60, 20], view, room)).toEqual(view);
    expect([isInSight([380, 20, 60, 20], view, room), isInSight([20, 20, 60, 20], view, room)]).toEqual([
      false,
      true,
    ]);
  });

  test('around several boxes is the smallest box that holds them', () => {
    expect(
      around([
        [10, 20, 30, 40],
        [0, 50, 10, 50],
      ]),
    ).toEqual([0, 20, 40, 80]);
    expect(around([])).toBe(null);
  });
});
