/** Tests moving a chart's cursor by keys, and its announcements. */
import { describe, expect, test } from 'vitest';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { moved, rangeOf, spoken, textAt } from '#ui/charts/figure/cursorMoves.ts';
import { barModel } from '#ui/charts/models/barModel.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const axis = dayAxis(['2026-11-01', '2026-11-02', '2026-11-03']);
const standingOut = new Map([['2026-11-02', 'far above normal']]);
const { told } = barModel(
  { axis, series: [{ name: 'Events', values: [1, 15, null] }], unit, standingOut },
  new Set(),
);

const line = { places: 3, rows: 0 };
const at = (place: number, row: number | null = null) => ({ place, row });

describe('the keys', () => {
  test.each([
    [null, 'ArrowLeft', at(2)],
    [null, 'ArrowRight', at(2)],
    [at(2), 'ArrowRight', at(2)],
    [at(2), 'ArrowLeft', at(1)],
    [at(0), 'ArrowLeft', at(0)],
    [at(1), 'Home', at(0)],
    [at(1), 'End', at(2)],
    [at(1), 'ArrowUp', null],
    [at(1), 'a', null],
  ])('from %j by %s', (from, key, to) => {
    expect(moved(from, key, line)).toEqual(to);
  });

  test('go up and down in a chart that has rows', () => {
    const rows = { places: 24, rows: 7 };
    expect(moved(at(3, 0), 'ArrowDown', rows)).toEqual(at(3, 1));
    expect(moved(at(3, 0), 'ArrowUp', rows)).toEqual(at(3, 0));
    expect(moved(at(3, 6), 'ArrowRight', rows)).toEqual(at(4, 6));
  });

  test('go nowhere in a chart without places', () => {
    expect(moved(null, 'ArrowLeft', { places: 0, rows: 0 })).toBeNull();
  });
});

describe('the cursor', () => {
  test('reports every figure of its place, and words where there are some', () => {
    expect(spoken(textAt(told, at(1)))).toBe('2 Nov 2026. Events: 15. Unusual: far above normal');
  });

  test('says that there is no figure', () => {
    expect(spoken(textAt(told, at(2)))).toBe('3 Nov 2026. no figure');
  });

  test('chooses a range in the order of the axis, whichever end it began at', () => {
    expect(rangeOf(axis, 2, 0)).toEqual({ from: '2026-11-01', to: '2026-11-03' });
    expect(rangeOf(axis, 0, 9)).toBeNull();
  });
});
