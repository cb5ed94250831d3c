/** The input and output of gathering facts: their filters, groups and days, and the sums by step and by group. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { noCampaign } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { Grouping } from '#domain/metrics/metricQuestion.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import type { MetricGroups } from './metricGroups.ts';
import type { OpenTally, Tally } from './tally.ts';

/** Which facts, and how they are told apart. */
export type Selection = {
  readonly filters: MetricFilters;
  readonly groupBy: Grouping | null;
  readonly groups: MetricGroups;
  /** Whether each group has steps of its own. */
  readonly rowSeries: boolean;
};

/** An hour of a day on which it is not the hour of its place: what it shows, how long it is, and the step that it counts for. */
export type DaySlice = { readonly hour: number; readonly minutes: number; readonly step: number };

export type ChangedDay = { readonly day: EpochDay; readonly slices: readonly DaySlice[] };

/** Which days, and which step each counts for: of hours the first step of the day. */
export type Span = {
  readonly range: DayRange;
  readonly ofDay: Int32Array;
  readonly stepCount: number;
  readonly hourly: boolean;
  /** The day of which only some hours count: the last one. */
  readonly open: OpenDay | null;
  /** Days whose hours are not the usual 24 in the place of their steps, oldest first: there or here clocks change. */
  readonly changed: readonly ChangedDay[];
};

export type Gathered = {
  readonly steps: Tally;
  readonly groups: Tally;
  /** Group by group its steps; null when not asked for. */
  readonly cells: Tally | null;
};

/** Sums that are still being added up. */
export type OpenGathered = {
  readonly steps: OpenTally;
  readonly groups: OpenTally;
  readonly cells: OpenTally | null;
};

/** Whether a filter lets a value through. */
export const passes = (filter: ReadonlySet<string> | undefined, value: string): boolean =>
  filter === undefined || filter.has(value);

export const runPasses = ({ channel, campaign }: MetricFilters, run: FactRun): boolean =>
  passes(channel, run.channel) && passes(campaign, run.campaignId ?? noCampaign);

export const indexOf = ({ index }: MetricGroups, key: string): number => index.get(key) ?? 0;
