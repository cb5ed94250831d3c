/** Cuts one row into the parts that a question needs: by device, country and hour, so that parts add up along every side. */

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

/** What the slots have of a row: of slot s and slice of time t, its measures from `(s × slices + t) × width` on. */
export type Cells = { readonly values: Float64Array; readonly slots: number; readonly slices: number };

/** The slots and slices of a cut, and the hour of the first slice. */
type Shape = Omit<Cells, 'values'> & { readonly first: number };

/** A side’s own place below a row. */
const chancePlaces: Readonly<Record<AudienceSide, number>> = { device: 10, country: 11, hour: 12 };

type HourLength = Pick<DaySlice, 'hour' | 'minutes'>;

type Weighed = { readonly place: RowPlace; readonly weights: PartWeights };

const emptyWeights = (): PartWeights => ({
  traffic: new Float64Array(mostDayHours),
  clicking: new Float64Array(mostDayHours).fill(1),
  buying: new Float64Array(mostDayHours).fill(1),
});

/** Gives the weights of the hours of a day, from those of the 24 that a clock shows: an hour weighs by its length. */
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
  /** What each slot had when the slice before ended. */
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

  /** How much of a measure there is when an hour ends; of the hour before the first nothing. */
  const unitsBy = (measure: number, hour: number): number =>
    hour < 0 ? 0 : (hourEnds[measure * mostDayHours + hour] as number);

  /** The hours alone: one slot has them all. */
  const fillHours = (measure: number, first: number, slices: number): void => {
    let earlier = 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const units = unitsBy(measure, first + slice);
      values[slice * width + measure] = units - earlier;
      earlier = units;
    }
  };

  /** What the slots gain hour by hour. */
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

  /** What is cut on two sides at once is cut for each measure alone: conversions are then what their kinds have become. */
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
    const isTold = tellsConversions(row);
    for (let measure = 0; measure < width; measure += 1) {
      const total = row[measure] as number;
      if (total === 0) fillNothing(measure, cells);
      else if (!isTold || measure !== columnOf.conversions) fillMeasure(measure, total, plan, shape);
    }
    if (isTold) fillConversions(cells);
    return { values, slots: shape.slots, slices };
  };

  return {
    /** Where the parts of a whole day end on one side: of measure m from m × parts on. They are overwritten by the next row. */
    side,
    /** The same of hours: of measure m from m × `mostDayHours` on. `slices`: of a day on which clocks change. */
    hours,
    /** The cells are overwritten by the next row. */
    cut: (row: Float64Array, place: RowPlace, plan: PlannedCut): Cells => {
      const { device, country, hours: wanted } = plan.cut;
      if (device) side('device', row, place);
      if (country) side('country', row, place);
      if (wanted !== null) hours(row, place, wanted.slices);
      return cutSides(row, plan);
    },
    /** The same of a whole day whose parts by device and by country end where `ends` says. */
    cross: (row: Float64Array, plan: PlannedCut): Cells => cutSides(row, plan),
    ends,
  };
};

export type RowSplitter = ReturnType<typeof createRowSplitter>;
