/** What a chart runs along: days, times or names, each with a short text for the axis and a long one for people who ask. */
import { longDay, shortDay } from '../content/formatMetric.ts';

export type AxisPlace = {
  /** What a file and a range callback get: `2026-11-21`. */
  readonly key: string;
  /** What a press and a cell of the table get, where files are better off with the name: `paid_search`. */
  readonly id?: string;
  readonly short: string;
  readonly long: string;
};

export type ChartAxis = {
  /** `Day`: the head of its column. */
  readonly title: string;
  readonly places: readonly AxisPlace[];
  /** Whether the places are points in time, in their order. */
  readonly isTime: boolean;
};

/** Of days such as `2026-11-21`. */
export const dayAxis = (days: readonly string[]): ChartAxis => ({
  title: 'Day',
  places: days.map((day) => ({ key: day, short: shortDay(day), long: longDay(day) })),
  isTime: true,
});

/** Of points in time that are named already, such as minutes. */
export const timeAxis = (title: string, names: readonly string[]): ChartAxis => ({
  title,
  places: names.map((name) => ({ key: name, short: name, long: name })),
  isTime: true,
});

/** Of things in an order of their own. */
export const namedAxis = (title: string, names: readonly string[]): ChartAxis => ({
  ...timeAxis(title, names),
  isTime: false,
});

/** Of things that can be asked for by something else than their names, which several may share. */
export const thingsAxis = (
  title: string,
  things: readonly { readonly key: string; readonly label: string }[],
): ChartAxis => ({
  title,
  places: things.map(({ key, label }) => ({ id: key, key: label, short: label, long: label })),
  isTime: false,
});

/** More days than these are told apart by their months. */
const fewMonths = 62;

const monthStart = /^\d{4}-\d{2}-01$/;

/** Every so many of `places`, the last among them, so that there are at most `most`. */
const thinned = (places: readonly number[], most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, index) => (places.length - 1 - index) % step === 0);
};

/**
 * Which places get their text under the axis, each with `room` pixels. As many as fit, at even steps, the last one included; of
 * many days, the first days of months.
 */
export const axisTicks = ({ places }: ChartAxis, width: number, room: number): readonly number[] => {
  const most = Math.max(1, Math.floor(width / room));
  const months = places.flatMap(({ key }, index) => (monthStart.test(key) ? [index] : []));
  if (places.length > fewMonths && months.length > 1) return thinned(months, most);
  return thinned([...places.keys()], most);
};
