/** Computes how many days of data a source lacks. */
import { type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import { quarterStart } from '#domain/calendar/months.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { Figures } from '#domain/kpi/figureSums.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { platformOf } from '#domain/metrics/sourceLabel.ts';
import type { ClientNames } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { dailyFigures } from '../metrics/dailyFigures.ts';

export const trendDays = 28;

export type LateFacts = {
  readonly lastFullDay: EpochDay;
  figures(clientId: string, range: DayRange): Figures | null;
};

type Question = {
  readonly store: MetricStore;
  readonly sources: readonly MetricSource[];
  readonly names: ClientNames;
  readonly lastFullDays: readonly EpochDay[];
  readonly firstKept: EpochDay | null;
};

const beginningOf = (lastFullDay: EpochDay): EpochDay =>
  Math.min(quarterStart(lastFullDay), lastFullDay - 2 * trendDays + 1);

export const lateFacts = async ({
  lastFullDays,
  firstKept,
  ...question
}: Question): Promise<(lastFullDay: EpochDay) => LateFacts> => {
  const to = Math.max(...lastFullDays);
  const wanted = Math.min(...lastFullDays.map(beginningOf));
  const read =
    lastFullDays.length === 0
      ? () => null
      : await dailyFigures({ ...question, range: { from: Math.max(wanted, firstKept ?? wanted), to } });
  return (lastFullDay) => ({
    lastFullDay,
    figures: (clientId, days) => read(clientId, days)?.figures ?? null,
  });
};

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
