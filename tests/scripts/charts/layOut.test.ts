/** Tests the layout of every state machine's map. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '#machines/chart.ts';
import { chartOf } from '#machines/chartOf.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import type { Box } from '#ui/lab/charts/chartLayout.ts';
import { smallestScale, wholeView } from '#ui/lab/charts/mapView.ts';
import { layOut } from '../../../scripts/charts/layOut.ts';

const overlaps = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x < left + wide && left < x + width && y < top + high && top < y + height;

const collisions = (named: readonly (readonly [string, Box])[]): readonly string[] =>
  named.flatMap(([name, box], index) =>
    named.slice(index + 1).flatMap(([other, there]) => (overlaps(box, there) ? [`${name} on ${other}`] : [])),
  );

const isInside = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

const isOnBorder = (x: number, y: number, [left, top, wide, high]: Box): boolean => {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1;
  const within = (value: number, from: number, size: number) => value >= from - 1 && value <= from + size + 1;
  return (
    ((near(x, left) || near(x, left + wide)) && within(y, top, high)) ||
    ((near(y, top) || near(y, top + high)) && within(x, left, wide))
  );
};

const isRightAngled = (route: readonly number[]): boolean =>
  route.every(
    (value, index) => index < 2 || value === route[index - 2] || route[index ^ 1] === route[(index ^ 1) - 2],
  );

const charts: readonly (readonly [string, Chart])[] = [
  ...catalogue.map(({ id, machine }) => [id, chartOf(machine)] as const),
  ['everything', chartOf(everythingMachine)],
];

const mapOf = async (chart: Chart) => {
  const layout = await layOut(chart);
  const boxes = new Map(
    chart.states.map(({ id }, index) => [id, layout.boxes[index] ?? ([0, 0, 0, 0] as const)]),
  );
  const arrows = chart.transitions
    .flatMap(({ id, source, targets }) =>
      targets.map((target, index) => ({ id, source, target, isFirst: index === 0 })),
    )
    .map((arrow, index) => ({ ...arrow, edge: layout.edges[index] }));
  return { layout, boxes, arrows };
};

const smallRoom = { width: 640, height: 360 };

describe('a chart’s layout', () => {
  test.each(charts)('%s: fits whole into the Lab', async (_, chart) => {
    const { size } = await layOut(chart);
    const { x, y, scale } = wholeView(size, smallRoom);

    expect([x >= 0, y >= 0, scale > smallestScale]).toEqual([true, true, true]);
  });

  test.each(charts)('%s: no two leaf states and no two labels lie on each other', async (_, chart) => {
    const { boxes, arrows } = await mapOf(chart);
    const leaves = [...boxes].filter(([id]) => !chart.states.some(({ parent }) => parent === id));
    const labels = arrows.flatMap(({ id, edge }) => (edge?.[1] ? [[id, edge[1]] as const] : []));

    expect(collisions([...leaves, ...labels])).toEqual([]);
  });

  test.each(charts)('%s: each state lies inside its parent, and all on the map', async (_, chart) => {
    const { layout, boxes } = await mapOf(chart);
    const map: Box = [0, 0, ...layout.size];
    const outside = chart.states.filter(
      ({ id, parent }) =>
        !isInside(boxes.get(id) ?? map, (parent === null ? undefined : boxes.get(parent)) ?? map),
    );

    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  test.each(charts)(
    '%s: each way of a transition is drawn once, right-angled, from border to border, with one label',
    async (_, chart) => {
      const { layout, boxes, arrows } = await mapOf(chart);
      const nowhere: Box = [-9, -9, 0, 0];
      const wrong = arrows.filter(({ source, target, isFirst, edge }) => {
        const [route = [], label = null] = edge ?? [];
        const [x = -1, y = -1] = route;
        return !(
          isRightAngled(route) &&
          isOnBorder(x, y, boxes.get(source) ?? nowhere) &&
          isOnBorder(route.at(-2) ?? -1, route.at(-1) ?? -1, boxes.get(target) ?? nowhere) &&
          (label !== null) === isFirst
        );
      });

      expect(wrong.map(({ id }) => id)).toEqual([]);
      expect(layout.edges).toHaveLength(arrows.length);
      expect(layout.initials).toHaveLength(chart.states.filter(({ initial }) => initial !== null).length);
    },
  );

  test('is the same each time', async () => {
    const chart = chartOf(everythingMachine);

    expect(await layOut(chart)).toEqual(await layOut(chart));
  });

  test('that cannot be made is an error that names the chart', async () => {
    const [machine, ...states] = chartOf(everythingMachine).states;
    const broken = {
      id: 'broken',
      states: machine === undefined ? [] : [{ ...machine, initial: 'nowhere' }, ...states],
      transitions: [],
    };

    await expect(layOut(broken)).rejects.toThrow('The chart of broken could not be laid out');
  });
});
