/** The way from being shown to having bought, and of which channels it can be told. */
import { wireFilters } from './metricQueryOf.ts';
import { noFilters } from './view.ts';

export const funnelSteps = ['impressions', 'clicks', 'sessions', 'conversions'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** A row of figures by channel. */
type ChannelRow = { readonly key: string } & Readonly<Record<FunnelStep, number | null>>;

/**
 * The channels that tell how often they were shown. Only of these one step leads to the next: whoever comes by email or a search was counted
 * by no ad before. Where no channel tells it, all of them, and the way begins with the sessions.
 */
export const funnelRows = <Row extends ChannelRow>(rows: readonly Row[]): readonly Row[] => {
  const shown = rows.filter(({ impressions }) => impressions !== null && impressions > 0);
  return shown.length > 0 ? shown : rows;
};

/** The wire filter for the channels of the funnel; empty if they are all channels. */
export const funnelFilter = (rows: readonly ChannelRow[]): string => {
  const told = funnelRows(rows);
  return told.length === rows.length
    ? ''
    : wireFilters({ ...noFilters, channel: told.map(({ key }) => key) });
};

const hasAny = (row: ChannelRow): boolean =>
  funnelSteps.some((step) => row[step] !== null && row[step] !== 0);

/**
 * The steps that somebody reports, each summed over the channels. A channel without anything is left out: it may be among the rows for the
 * compared days alone.
 */
export const funnelOf = (
  rows: readonly ChannelRow[],
): readonly { readonly step: FunnelStep; readonly value: number }[] => {
  const told = funnelRows(rows).filter(hasAny);
  return funnelSteps.flatMap((step) => {
    const values = told.flatMap((row) => row[step] ?? []);
    return values.length === 0 ? [] : [{ step, value: values.reduce((sum, value) => sum + value, 0) }];
  });
};
