/** Reads a source's facts of one day by the hour, which live visits are generated from. */

import {
  changedHours,
  type DayHour,
  hoursPerDay,
  mostDayHours,
  usualHours,
} from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { RowPlace } from '#domain/demo/demoAudience.ts';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { metricGroups } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { planCut } from '../factStore/plannedCut.ts';
import { rowsWithin } from '../factStore/runRows.ts';
import { createSlotCounter } from '../factStore/slotCounter.ts';

type CutMeasure = 'sessions' | 'users' | 'conversions' | 'orders' | 'revenue_cents' | 'spend_cents';

export type DayRow = {
  readonly channel: Channel;
  readonly campaignId: string | null;
  readonly seed: number;
  readonly day: EpochDay;
  readonly clock: readonly DayHour[];
  readonly hours: Readonly<Record<CutMeasure, Float64Array>>;
  /** Sessions of hour h and device d at h × devices + d; countries likewise. */
  readonly devices: Uint32Array;
  readonly countries: Uint32Array;
};

type Side = 'device' | 'country';

const planOf = (groupBy: Side) =>
  planCut(
    { filters: {}, groupBy, groups: metricGroups(groupBy, [], new Map()) },
    { count: hoursPerDay, each: true },
  );
const plans = { device: planOf('device'), country: planOf('country') };
const partsOf = { device: devices.length, country: countries.length };

const measures = new Float64Array(factMeasures.length);

type Ended = {
  readonly counter: ReturnType<typeof createSlotCounter>;
  readonly hourEnds: Float64Array;
  readonly clock: readonly DayHour[];
};

const hoursOf = ({ hourEnds: ends, clock }: Ended, name: CutMeasure): Float64Array => {
  const first = columnOf[name] * mostDayHours;
  return Float64Array.from({ length: clock.length }, (_, hour) => {
    const before = hour === 0 ? 0 : (ends[first + hour - 1] as number);
    return (ends[first + hour] as number) - before;
  });
};

const sessionsBy = (side: Side, { counter, hourEnds, clock }: Ended): Uint32Array => {
  const parts = partsOf[side];
  const sessions = new Uint32Array(clock.length * parts);
  const total = measures[columnOf.sessions] as number;
  if (total === 0) return sessions;
  const before = new Float64Array(parts);
  counter.read(columnOf.sessions, total, plans[side]);
  for (let hour = 0; hour < clock.length; hour += 1) {
    counter.countFirst(hourEnds[columnOf.sessions * mostDayHours + hour] as number, total, plans[side]);
    for (let part = 0; part < parts; part += 1) {
      const reached = counter.counts[part] as number;
      sessions[hour * parts + part] = reached - (before[part] as number);
      before[part] = reached;
    }
  }
  return sessions;
};

const rowOf = (
  { split }: MetricStore,
  run: FactRun,
  { changed, ...place }: RowPlace & { readonly changed: readonly DayHour[] | null },
): DayRow => {
  const hourEnds = split.hours(measures, place, changed ?? undefined);
  split.side('device', measures, place);
  split.side('country', measures, place);
  const clock = changed ?? usualHours;
  const ended = { counter: createSlotCounter(split.ends), hourEnds, clock };
  return {
    channel: run.channel,
    campaignId: run.campaignId,
    seed: run.seed,
    day: place.day,
    clock,
    hours: {
      sessions: hoursOf(ended, 'sessions'),
      users: hoursOf(ended, 'users'),
      conversions: hoursOf(ended, 'conversions'),
      orders: hoursOf(ended, 'orders'),
      revenue_cents: hoursOf(ended, 'revenue_cents'),
      spend_cents: hoursOf(ended, 'spend_cents'),
    },
    devices: sessionsBy('device', ended),
    countries: sessionsBy('country', ended),
  };
};

/** The cached days per block: today, a week ago, and their neighbours in other time zones. */
const mostDays = 6;

const remembered = new WeakMap<FactBlock, Map<string, readonly DayRow[]>>();

/**
 * The rows of a source on a day; empty without data. Cached per block, which determines its rows except for
 * the zone on a day when clocks change.
 */
export const dayRows = async (
  store: MetricStore,
  source: MetricSource,
  { day, zone }: { readonly day: EpochDay; readonly zone: string },
): Promise<readonly DayRow[]> => {
  const changed = changedHours(zone, day);
  const key = changed === null ? `${day}` : `${day} ${zone}`;
  const range = { from: day, to: day };
  const blocks = await store.blocks(source, range);
  return blocks.flatMap((block) => {
    const known = remembered.get(block) ?? new Map<string, readonly DayRow[]>();
    remembered.set(block, known);
    const before = known.get(key);
    if (before) return before;
    const rows = block.runs.flatMap((run) => {
      const within = rowsWithin(run, range);
      if (within === null) return [];
      readRow(block, within.row, measures);
      return [rowOf(store, run, { clientId: source.firstClientId, seed: run.seed, day, changed })];
    });
    if (known.size >= mostDays) known.clear();
    known.set(key, rows);
    return rows;
  });
};
