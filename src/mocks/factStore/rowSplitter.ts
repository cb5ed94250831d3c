/** Splits a row by device, country and hour, so that parts add up along every side. */

import { mostDayHours } from '#domain/calendar/dayHours.ts';
import type { AudienceSide, DemoAudience, RowPlace } from '#domain/demo/demoAudience.ts';
import { below, chanceAt } from '#domain/demo/factChance.ts';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { createMeasureSplitter, type PartWeights, tellsConversions } from '#domain/metrics/splitMeasures.ts';
import type { PlannedCut } from './plannedCut.ts';
import type { DaySlice } from './selection.ts';
import { createSlotCounter, mostSlots, type SideEnds } from './slotCounter.ts';

const width = factMeasures.length;

/** The parts of a row: slot s and slice t have their measures from `(s × slices + t) × width` on. */
export type Cells = { readonly values: Float64Array; readonly slots: number; readonly slices: number };

type Shape = Omit<Cells, 'values'> & { readonly first: number };

const chancePlaces: Readonly<Record<AudienceSide, number>> = { device: 10, country: 11, hour: 12 };

type HourLength = Pick<DaySlice, 'hour' | 'minutes'>;

type Weighed = { readonly place: RowPlace; readonly weights: PartWeights };

const emptyWeights = (): PartWeights => ({
  traffic: new Float64Array(mostDayHours),
  clicking: new Float64Array(mostDayHours).fill(1),
  buying: new Float64Array(mostDayHours).fill(1),
});

const createHourWeights = () => {
  const into = emptyWeights();
  return (
    { traffic, clicking, buying }: PartWeights,
    slices: readonly HourLength[] | undefined,
  ): PartWeights => {
    const count = slices?.length ?? traffic.length;
    for (let slice = 0; slice < mostDayHours; slice += 1) {
      const { hour, minutes } = slices?.[slice] ?? { hour: slice, minutes: 60 };
      const isHour = slice < count;
      into.traffic[slice] = isHour ? ((traffic[hour] as number) * minutes) / 60 : 0;
      into.clicking[slice] = isHour ? (clicking[hour] as number) : 1;
      into.buying[slice] = isHour ? (buying[hour] as number) : 1;
    }
    return into;
  };
};

export const createRowSplitter = (audience: DemoAudience) => {
  const splitters = {
    device: createMeasureSplitter(devices.length),
    country: createMeasureSplitter(countries.length),
    hour: createMeasureSplitter(mostDayHours),
  } as const satisfies Record<AudienceSide, unknown>;
  const ends: SideEnds = { device: splitters.device.ends, country: splitters.country.ends };
  const hourEnds = splitters.hour.ends;
  const weighHours = createHourWeights();
  const values = new Float64Array(mostSlots * mostDayHours * width);
  const slots = createSlotCounter(ends);
  const before = new Float64Array(mostSlots);

  const cutSide = (name: AudienceSide, row: Float64Array, { place, weights }: Weighed): Float64Array => {
    const { split, ends: own } = splitters[name];
    const here = below(below(place.seed, chancePlaces[name]), place.day);
    split(row, weights, chanceAt(here, 0));
    return own;
  };

  const side = (name: 'device' | 'country', row: Float64Array, place: RowPlace): Float64Array =>
    cutSide(name, row, { place, weights: audience(name, place) });

  const hours = (row: Float64Array, place: RowPlace, slices?: readonly HourLength[]): Float64Array =>
    cutSide('hour', row, { place, weights: weighHours(audience('hour', place), slices) });

  const unitsBy = (measure: number, hour: number): number =>
    hour < 0 ? 0 : (hourEnds[measure * mostDayHours + hour] as number);

  const fillHours = (measure: number, first: number, slices: number): void => {
    let earlier = 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const units = unitsBy(measure, first + slice);
      values[slice * width + measure] = units - earlier;
      earlier = units;
    }
  };

  const fillSlices = (measure: number, total: number, plan: PlannedCut, shape: Shape): void => {
    for (let slot = 0; slot < shape.slots; slot += 1) before[slot] = 0;
    for (let slice = 0; slice < shape.slices; slice += 1) {
      slots.countFirst(unitsBy(measure, shape.first + slice), total, plan);
      for (let slot = 0; slot < shape.slots; slot += 1) {
        const count = slots.counts[slot] as number;
        values[(slot * shape.slices + slice) * width + measure] = count - (before[slot] as number);
        before[slot] = count;
      }
    }
  };

  const fillDay = (measure: number, plan: PlannedCut): void => {
    slots.countDay(plan);
    for (let slot = 0; slot < plan.groups.length; slot += 1) {
      values[slot * width + measure] = slots.counts[slot] as number;
    }
  };

  const fillMeasure = (measure: number, total: number, plan: PlannedCut, shape: Shape): void => {
    const { device, country, hours } = plan.cut;
    if (!device && !country) {
      fillHours(measure, shape.first, shape.slices);
      return;
    }
    slots.read(measure, total, plan);
    if (hours === null) fillDay(measure, plan);
    else fillSlices(measure, total, plan, shape);
  };

  const fillNothing = (measure: number, cells: number): void => {
    for (let at = measure; at < cells * width; at += width) values[at] = 0;
  };

  /** With two sides each measure is cut separately, so conversions are recomputed as the sum of their kinds. */
  const fillConversions = (cells: number): void => {
    for (let at = 0; at < cells * width; at += width) {
      values[at + columnOf.conversions] =
        (values[at + columnOf.orders] as number) + (values[at + columnOf.leads] as number);
    }
  };

  const cutSides = (row: Float64Array, plan: PlannedCut): Cells => {
    const { hours } = plan.cut;
    const slices = hours?.each ? hours.count : 1;
    const shape = { slots: plan.groups.length, slices, first: (hours?.count ?? 1) - slices };
    const cells = shape.slots * slices;
    const hasConversions = tellsConversions(row);
    for (let measure = 0; measure < width; measure += 1) {
      const total = row[measure] as number;
      if (total === 0) fillNothing(measure, cells);
      else if (!hasConversions || measure !== columnOf.conversions) fillMeasure(measure, total, plan, shape);
    }
    if (hasConversions) fillConversions(cells);
    return { values, slots: shape.slots, slices };
  };

  return {
    /** The cumulative ends of a day's parts on one side: measure m from m × parts on. The next row overwrites them. */
    side,
    /** The same for hours: measure m from m × `mostDayHours` on. `slices`: for a day on which clocks change. */
    hours,
    /** The next row overwrites the cells. */
    cut: (row: Float64Array, place: RowPlace, plan: PlannedCut): Cells => {
      const { device, country, hours: wanted } = plan.cut;
      if (device) side('device', row, place);
      if (country) side('country', row, place);
      if (wanted !== null) hours(row, place, wanted.slices);
      return cutSides(row, plan);
    },
    cross: (row: Float64Array, plan: PlannedCut): Cells => cutSides(row, plan),
    ends,
  };
};

export type RowSplitter = ReturnType<typeof createRowSplitter>;
