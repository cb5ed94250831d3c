/** Defines the query of metrics: its comparisons, intervals and groups, and its fields in wire format. */

export const comparisons = ['none', 'previous', 'year', 'custom'] as const;
export const intervals = ['hour', 'day', 'week', 'month'] as const;
export const groupings = ['channel', 'campaign', 'device', 'country', 'client', 'source'] as const;

export type Comparison = (typeof comparisons)[number];
export type Interval = (typeof intervals)[number];
export type Grouping = (typeof groupings)[number];

type Text = string | undefined;

export type MetricQuery = {
  client?: Text;
  from: string;
  to: string;
  compare?: Comparison | undefined;
  compare_from?: Text;
  compare_to?: Text;
  match?: 'weekday' | undefined;
  interval?: Interval | undefined;
  group_by?: Grouping | undefined;
  filters?: Text;
  measures?: Text;
  sort?: Text;
  detail?: 'series' | undefined;
  limit?: Text;
  cursor?: Text;
  as_of?: Text;
};
