/** Declares the filters, groups and days of a fact query, and its sums by step and by group. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { noCampaign } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { Grouping } from '#domain/metrics/metricQuery.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import type { MetricGroups } from './metricGroups.ts';
import type { OpenTally, Tally } from './tally.ts';

export type Selection = {
  readonly filters: MetricFilters;
  readonly groupBy: Grouping | null;
  readonly groups: MetricGroups;
  readonly rowSeries: boolean;
};

/** An hour that is shifted by a clock change: its clock hour, its length, and its step. */
export type DaySlice = { readonly hour: number; readonly minutes: number; readonly step: number };

export type ChangedDay = { readonly day: EpochDay; readonly slices: readonly DaySlice[] };

export type Span = {
  readonly range: DayRange;
  readonly ofDay: Int32Array;
  readonly stepCount: number;
  readonly hourly: boolean;
  /** The current day, of which only some hours count; always the last. */
  readonly open: OpenDay | null;
  /** Days on which clocks change in this zone or another one of the query, so that their hours are not the usual 24; oldest first. */
  readonly changed: readonly ChangedDay[];
};

export type Gathered = {
  readonly steps: Tally;
  readonly groups: Tally;
  readonly cells: Tally | null;
};

export type OpenGathered = {
  readonly steps: OpenTally;
  readonly groups: OpenTally;
  readonly cells: OpenTally | null;
};

export const passes = (filter: ReadonlySet<string> | undefined, value: string): boolean =>
  filter === undefined || filter.has(value);

export const runPasses = ({ channel, campaign }: MetricFilters, run: FactRun): boolean =>
  passes(channel, run.channel) && passes(campaign, run.campaignId ?? noCampaign);

export const indexOf = ({ index }: MetricGroups, key: string): number => index.get(key) ?? 0;
