/** Renders a heatmap of hours by days. */
import { useCallback } from 'react';
import { type ChartAxis, namedAxis } from './chartAxis.ts';
import type { ChartModel, Picture } from './chartModel.ts';
import type { HeatProps } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { totalOf } from './summaries/extremes.ts';

const heatSummary = ({ days, unit }: HeatProps, hours: readonly string[]): string => {
  const total = totalOf(days.map((day) => totalOf(day.hours)));
  if (total === 0) return 'Nothing at any hour.';
  const cells = days.flatMap(({ name, hours: values }) =>
    values.map((value, hour) => ({ name, hour, value: value ?? 0 })),
  );
  const top = cells.reduce((best, cell) => (cell.value > best.value ? cell : best));
  const best = days.reduce((found, day) => (totalOf(day.hours) > totalOf(found.hours) ? day : found));
  // An hour without data is not an hour with zero.
  const known = days.flatMap(({ hours: values }) => values.filter((value) => value !== null));
  const quiet = known.filter((value) => value === 0).length;
  const nothings =
    quiet === 0 ? '' : `; ${quiet} of ${known.length} hours ${quiet === 1 ? 'has' : 'have'} none`;
  return `Most on ${top.name} at ${hours[top.hour] ?? ''} (${figureInWords(top.value, unit)}); the strongest day is ${best.name} (${figureInWords(totalOf(best.hours), unit)})${nothings}.`;
};

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const heatPicture = ({ days, unit }: HeatProps, axis: ChartAxis): Picture => {
  const data = days.flatMap(({ hours: values }, row) =>
    values.flatMap((value, at) => (value === null ? [] : [{ at, x: at, row, y: row, value }])),
  );
  const highest = Math.max(1, ...data.map(({ value }) => value));
  return {
    kind: 'Heatmap',
    axis,
    rows: days.map(({ name }) => name),
    unit,
    options: (look) => ({
      data,
      mark: 'cell',
      xField: 'x',
      yField: 'y',
      colorField: 'value',
      scale: {
        x: { type: 'band', domain: [...axis.places.keys()], padding: 0 },
        y: { type: 'band', domain: [...days.keys()], padding: 0 },
        color: { type: 'linear', domain: [0, highest], range: [look.grid, toneColour(look, 0)] },
      },
      style: { inset: 1, radius: 2 },
      axis: {
        y: {
          labelFormatter: (row: number) => days[row]?.name ?? '',
          tickFilter: () => true,
          labelAutoHide: false,
          grid: false,
        },
      },
    }),
  };
};

/** Builds the model of a heatmap, whose cells are stronger for higher values. */
export const heatModel = (wish: HeatProps): ChartModel => {
  const { days, unit } = wish;
  const axis = { ...namedAxis('Hour', hours), isTime: true };
  const content = {
    axis,
    columns: days.map(({ name, hours: values }) => ({ name, unit, values })),
  };
  return {
    picture: heatPicture(wish, axis),
    told: content,
    content,
    legend: [],
    summary: heatSummary(wish, hours),
  };
};

export type HeatmapProps = FigureProps & HeatProps;

export const Heatmap = (props: HeatmapProps) => {
  const { days, unit } = props;
  const modelOf = useCallback(() => heatModel({ days, unit }), [days, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
