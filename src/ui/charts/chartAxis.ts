/** Builds chart axes of days, times or names, each place with a short and a long text. */
import { longDay, shortDay } from '../content/formatMetric.ts';

export type AxisPlace = {
  readonly key: string;
  /** Identifies a place in presses and table cells, such as `paid_search`; files use the name. */
  readonly id?: string;
  readonly short: string;
  readonly long: string;
};

export type ChartAxis = {
  readonly title: string;
  readonly places: readonly AxisPlace[];
  readonly isTime: boolean;
};

export const dayAxis = (days: readonly string[]): ChartAxis => ({
  title: 'Day',
  places: days.map((day) => ({ key: day, short: shortDay(day), long: longDay(day) })),
  isTime: true,
});

export const timeAxis = (title: string, names: readonly string[]): ChartAxis => ({
  title,
  places: names.map((name) => ({ key: name, short: name, long: name })),
  isTime: true,
});

export const namedAxis = (title: string, names: readonly string[]): ChartAxis => ({
  ...timeAxis(title, names),
  isTime: false,
});

export const thingsAxis = (
  title: string,
  things: readonly { readonly key: string; readonly label: string }[],
): ChartAxis => ({
  title,
  places: things.map(({ key, label }) => ({ id: key, key: label, short: label, long: label })),
  isTime: false,
});
