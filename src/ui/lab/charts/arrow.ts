/** Builds the SVG path of an arrow from the layout's route. */
import type { Route } from './chartLayout.ts';

type Point = readonly [x: number, y: number];

const pointsOf = (route: Route): readonly Point[] =>
  Array.from({ length: route.length / 2 }, (_, index) => [route[2 * index] ?? 0, route[2 * index + 1] ?? 0]);

const cornerRadius = 5;

const towards = ([x, y]: Point, [toX, toY]: Point, by: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(by, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

export const arrowPath = (route: Route): string => {
  const points = pointsOf(route);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point}`;
      if (after === undefined) return `L${point}`;
      return `L${towards(point, before, cornerRadius)}Q${point} ${towards(point, after, cornerRadius)}`;
    })
    .join('');
};

const headLength = 7;
const headWidth = 3.5;

export const arrowHead = (route: Route): string => {
  const points = pointsOf(route);
  const tip = points.at(-1) ?? [0, 0];
  const from = points.at(-2) ?? tip;
  const [baseX, baseY] = towards(tip, from, headLength);
  const length = Math.hypot(tip[0] - baseX, tip[1] - baseY) || 1;
  const [sideX, sideY] = [(-(tip[1] - baseY) / length) * headWidth, ((tip[0] - baseX) / length) * headWidth];
  return `M${tip}L${baseX + sideX},${baseY + sideY}L${baseX - sideX},${baseY - sideY}Z`;
};
