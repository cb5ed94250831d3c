/** Computes how many days of data a source lacks. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { platformOf } from '#domain/metrics/sourceLabel.ts';

export type SourceFreshness = {
  readonly name: string;
  readonly dataTo: EpochDay | null;
  readonly daysBehind: number;
  readonly wire: MetricFreshness;
};

const unreportedDays = 7;

export const sourceFreshness = (wire: MetricFreshness, lastFullDay: EpochDay): SourceFreshness => {
  const dataTo = wire.data_to === null ? null : epochDayOf(wire.data_to);
  return {
    name: platformOf(wire.label),
    dataTo,
    daysBehind: dataTo === null ? unreportedDays : Math.max(0, lastFullDay - dataTo),
    wire,
  };
};
