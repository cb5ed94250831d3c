/** The facts of a source on one day by the hour, as the figures cut them: what live visits are made of. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices, hoursPerDay } from '#domain/metrics/breakdowns.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { metricGroups } from '../metrics/metricGroups.ts';
import type { MetricStore } from '../metrics/metricStore.ts';
import { planCut } from '../metrics/plannedCut.ts';
import { rowsWithin } from '../metrics/runRows.ts';

const cutMeasures = ['sessions', 'users', 'conversions', 'orders', 'revenue_cents'] as const;
type CutMeasure = (typeof cutMeasures)[number];

/** One campaign, or a channel as a whole, on one day. */
export type DayRow = {
  readonly channel: Channel;
  readonly campaignId: string | null;
  /** What chance decides about it grows from this and the day. */
  readonly seed: number;
  readonly day: EpochDay;
  /** Of each measure what each hour has. */
  readonly hours: Readonly<Record<CutMeasure, Float64Array>>;
  /** Sessions: of hour h and device d at h × devices + d; countries alike. */
  readonly devices: Uint32Array;
  readonly countries: Uint32Array;
};

const planOf = (groupBy: 'device' | 'country') =>
  planCut(
    { filters: {}, groupBy, groups: metricGroups(groupBy, [], new Map()) },
    { count: hoursPerDay, each: true },
  );
const plans = { device: planOf('device'), country: planOf('country') };

const width = factMeasures.length;
const measures = new Float64Array(width);

/** Both cuts have the same hours: parts add up along every side. */
const rowOf = (
  { split }: MetricStore,
  { firstClientId: clientId }: MetricSource,
  { channel, campaignId, seed }: FactRun,
  day: EpochDay,
): DayRow => {
  const place = { clientId, seed, day };
  const hours = {
    sessions: new Float64Array(hoursPerDay),
    users: new Float64Array(hoursPerDay),
    conversions: new Float64Array(hoursPerDay),
    orders: new Float64Array(hoursPerDay),
    revenue_cents: new Float64Array(hoursPerDay),
  };
  const sessionsBy = (side: 'device' | 'country', parts: number): Uint32Array => {
    const { values } = split.cut(measures, place, plans[side]);
    const sessions = new Uint32Array(hoursPerDay * parts);
    for (let part = 0; part < parts; part += 1) {
      for (let hour = 0; hour < hoursPerDay; hour += 1) {
        const at = (part * hoursPerDay + hour) * width;
        sessions[hour * parts + part] = values[at + columnOf.sessions] as number;
        if (side === 'country') continue;
        for (const name of cutMeasures) {
          const own = hours[name];
          own[hour] = (own[hour] as number) + (values[at + columnOf[name]] as number);
        }
      }
    }
    return sessions;
  };
  return {
    channel,
    campaignId,
    seed,
    day,
    hours,
    devices: sessionsBy('device', devices.length),
    countries: sessionsBy('country', countries.length),
  };
};

/** Days of one block that are remembered: today, a week ago, and those beside them in other time zones. */
const mostDays = 6;

const remembered = new WeakMap<FactBlock, Map<EpochDay, readonly DayRow[]>>();

/**
 * The rows of a source on a day; none where it tells nothing of it. Pure: remembered by the block, which stands for all that they
 * depend on.
 */
export const dayRows = (store: MetricStore, source: MetricSource, day: EpochDay): readonly DayRow[] => {
  const range = { from: day, to: day };
  return [...store.blocks(source, range)].flatMap((block) => {
    const known = remembered.get(block) ?? new Map<EpochDay, readonly DayRow[]>();
    remembered.set(block, known);
    const before = known.get(day);
    if (before) return before;
    const rows = block.runs.flatMap((run) => {
      const within = rowsWithin(run, range);
      if (within === null) return [];
      readRow(block, within.row, measures);
      return [rowOf(store, source, run, day)];
    });
    if (known.size >= mostDays) known.clear();
    known.set(day, rows);
    return rows;
  });
};
