/** Computes the funnel from impression to order, and the channels that it applies to. */
import { wireFilters } from './metricQueryOf.ts';
import { noFilters } from './view.ts';

export const funnelSteps = ['impressions', 'clicks', 'sessions', 'conversions'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

type ChannelRow = { readonly key: string } & Readonly<Record<FunnelStep, number | null>>;

/** Only channels with impressions, as the others' visitors were counted by no ad. Without such a channel: all, starting with sessions. */
export const funnelRows = <Row extends ChannelRow>(rows: readonly Row[]): readonly Row[] => {
  const shown = rows.filter(({ impressions }) => impressions !== null && impressions > 0);
  return shown.length > 0 ? shown : rows;
};

export const funnelFilter = (rows: readonly ChannelRow[]): string => {
  const steps = funnelRows(rows);
  return steps.length === rows.length
    ? ''
    : wireFilters({ ...noFilters, channel: steps.map(({ key }) => key) });
};

const hasAny = (row: ChannelRow): boolean =>
  funnelSteps.some((step) => row[step] !== null && row[step] !== 0);

/** Reported steps, summed over channels. Drops channels without data, which may exist only for the compared days. */
export const funnelOf = (
  rows: readonly ChannelRow[],
): readonly { readonly step: FunnelStep; readonly value: number }[] => {
  const steps = funnelRows(rows).filter(hasAny);
  return funnelSteps.flatMap((step) => {
    const values = steps.flatMap((row) => row[step] ?? []);
    return values.length === 0 ? [] : [{ step, value: values.reduce((sum, value) => sum + value, 0) }];
  });
};
