/** Summarises a scatter plot in a sentence: the number of points, and their range. */

import type { ScatterProps } from '../chartProps.ts';
import { type ChartUnit, exactFigure } from '../chartUnit.ts';

const span = (name: string, values: readonly number[], unit: ChartUnit): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => exactFigure(value, unit));
  return least === most ? `${name} ${least}` : `${name} from ${least} to ${most}`;
};

export const scatterSummary = ({ points, across, up }: ScatterProps): string => {
  if (points.length === 0) return 'Nothing to show.';
  const spans = [
    span(
      across.name,
      points.map((point) => point.across),
      across.unit,
    ),
    span(
      up.name,
      points.map((point) => point.up),
      up.unit,
    ),
  ];
  return `${points.length === 1 ? '1 point' : `${points.length} points`}: ${spans.join('; ')}.`;
};
