/** What is gathered: which facts, over which days, told apart how; and what comes of it. */
import { countries, devices, noCampaign } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { Grouping } from '#domain/metrics/metricQuestion.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import type { MetricGroups } from './metricGroups.ts';
import { audiencesOf, type Cut, cutFor } from './rowSplitter.ts';
import type { Tally } from './tally.ts';

/** Which facts, and how they are told apart. */
export type Selection = {
  readonly filters: MetricFilters;
  readonly groupBy: Grouping | null;
  readonly groups: MetricGroups;
  /** Whether each group has steps of its own. */
  readonly rowSeries: boolean;
};

/** Which days, and which step each counts for: of hours the first step of the day. */
export type Span = {
  readonly range: DayRange;
  readonly ofDay: Int32Array;
  readonly stepCount: number;
  readonly hourly: boolean;
  /** The day of which only some hours count: the last one. */
  readonly open: OpenDay | null;
};

export type Gathered = {
  readonly steps: Tally;
  readonly groups: Tally;
  /** Group by group its steps; null when not asked for. */
  readonly cells: Tally | null;
};

/** Whether a filter lets a value through. */
const passes = (filter: ReadonlySet<string> | undefined, value: string): boolean =>
  filter === undefined || filter.has(value);

export const runPasses = ({ channel, campaign }: MetricFilters, run: FactRun): boolean =>
  passes(channel, run.channel) && passes(campaign, run.campaignId ?? noCampaign);

export const indexOf = ({ index }: MetricGroups, key: string): number => index.get(key) ?? 0;

/** An audience that counts for the group of its run, and one that does not count. */
export const ofRun = -1;
export const leftOut = -2;

/** For each audience of a cut: which group it counts for. */
const audienceGroups = ({ filters, groupBy, groups }: Selection, cut: Cut): Int32Array => {
  const perDevice = cut.country ? countries.length : 1;
  return Int32Array.from({ length: audiencesOf(cut) }, (_, audience) => {
    const device = devices[Math.floor(audience / perDevice)] ?? 'mobile';
    const country = countries[audience % perDevice] ?? 'other';
    if (cut.device && !passes(filters.device, device)) return leftOut;
    if (cut.country && !passes(filters.country, country)) return leftOut;
    if (groupBy === 'device') return indexOf(groups, device);
    return groupBy === 'country' ? indexOf(groups, country) : ofRun;
  });
};

/** A cut with what its audiences count for. */
export type PlannedCut = { readonly cut: Cut; readonly audiences: Int32Array };

export const planCut = (selection: Selection, hours: Cut['hours']): PlannedCut => {
  const { filters, groupBy } = selection;
  const device = filters.device !== undefined || groupBy === 'device';
  const country = filters.country !== undefined || groupBy === 'country';
  const cut = cutFor({ device, country, hours });
  return { cut, audiences: audienceGroups(selection, cut) };
};

/** The rows of a run that are in a range. */
export type RunRows = {
  readonly source: MetricSource;
  readonly block: FactBlock;
  readonly run: FactRun;
  readonly row: number;
  readonly end: number;
};

export type Adding = { readonly selection: Selection; readonly span: Span; readonly into: Gathered };
