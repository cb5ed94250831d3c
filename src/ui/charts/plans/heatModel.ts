/** Builds the model of a heatmap, whose cells are stronger for higher values. */
import { namedAxis } from '../chartAxis.ts';
import type { HeatProps } from '../chartProps.ts';
import { heatSummary } from '../summaries/heatSummary.ts';
import type { ChartModel } from './chartModel.ts';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export const heatModel = (wish: HeatProps): ChartModel => {
  const { days, unit } = wish;
  const axis = { ...namedAxis('Hour', hours), isTime: true };
  const highest = Math.max(0, ...days.flatMap((day) => day.hours.map((value) => value ?? 0)));
  const content = {
    axis,
    columns: days.map(({ name, hours: values }) => ({ name, unit, values })),
  };
  return {
    plan: {
      axis,
      isBanded: true,
      rows: days.map(({ name }) => name),
      values: { low: 0, high: days.length, ticks: [] },
      unit,
      layers: [
        {
          mark: 'cells',
          cells: days.flatMap((day, y) =>
            day.hours.map((value, x) => ({ x, y, strength: highest === 0 ? 0 : (value ?? 0) / highest })),
          ),
        },
      ],
    },
    told: content,
    content,
    legend: [],
    summary: heatSummary(wish, hours),
  };
};
