/** How far a source is behind, for what counts it. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { platformOf } from '#domain/metrics/sourceLabel.ts';

export type SourceFreshness = {
  /** Of the platform: `Google Ads`. */
  readonly name: string;
  readonly dataTo: EpochDay | null;
  /** How many full days are missing; a week for one that tells of none. */
  readonly daysBehind: number;
  readonly wire: MetricFreshness;
};

const untold = 7;

export const sourceFreshness = (wire: MetricFreshness, lastFullDay: EpochDay): SourceFreshness => {
  const dataTo = wire.data_to === null ? null : epochDayOf(wire.data_to);
  return {
    name: platformOf(wire.label),
    dataTo,
    daysBehind: dataTo === null ? untold : Math.max(0, lastFullDay - dataTo),
    wire,
  };
};
