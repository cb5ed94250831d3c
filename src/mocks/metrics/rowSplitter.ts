/** Cuts one row into the parts that a question needs: by device, country and hour, so that parts add up along every side. */
import type { AudienceSide, DemoAudience, RowPlace } from '#domain/demo/demoAudience.ts';
import { below, chanceAt } from '#domain/demo/factChance.ts';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices, hoursPerDay } from '#domain/metrics/breakdowns.ts';
import { type Counts, countReached, type Line } from '#domain/metrics/countReached.ts';
import { createMeasureSplitter, tellsConversions } from '#domain/metrics/splitMeasures.ts';
import { leftOut, type PlannedCut } from './plannedCut.ts';

const width = factMeasures.length;
const mostSlots = Math.max(devices.length, countries.length);

/** What the slots have of a row: of slot s and slice of time t, its measures from `(s × slices + t) × width` on. */
export type Cells = { readonly values: Float64Array; readonly slots: number; readonly slices: number };

/** The slots and slices of a cut, and the hour of the first slice. */
type Shape = Omit<Cells, 'values'> & { readonly first: number };

/** A side’s own place below a row. */
const chancePlaces: Readonly<Record<AudienceSide, number>> = { device: 10, country: 11, hour: 12 };

export const createRowSplitter = (audience: DemoAudience) => {
  const splitters = {
    device: createMeasureSplitter(devices.length),
    country: createMeasureSplitter(countries.length),
    hour: createMeasureSplitter(hoursPerDay),
  } as const satisfies Record<AudienceSide, unknown>;
  const hourEnds = splitters.hour.ends;
  const values = new Float64Array(mostSlots * hoursPerDay * width);
  /** Of one measure: what each device and each country has, and each audience. */
  const ofDevice = new Float64Array(devices.length);
  const ofCountry = new Float64Array(countries.length);
  const whole = new Float64Array(devices.length * countries.length);
  /** How many of the units up to some place each device or country has, and had at the place before. */
  const deviceReached = new Float64Array(devices.length);
  const reached = new Float64Array(countries.length);
  const before = new Float64Array(countries.length);
  /** The same of each slot. */
  const slotReached = new Float64Array(mostSlots);
  const slotBefore = new Float64Array(mostSlots);

  const side = (name: AudienceSide, row: Float64Array, place: RowPlace): Float64Array => {
    const { split, ends } = splitters[name];
    const here = below(below(place.seed, chancePlaces[name]), place.day);
    split(row, audience(name, place), chanceAt(here, 0));
    return ends;
  };

  const readParts = (parts: Float64Array, ends: Float64Array, measure: number): void => {
    let end = 0;
    for (let part = 0; part < parts.length; part += 1) {
      const next = ends[measure * parts.length + part] as number;
      parts[part] = next - end;
      end = next;
    }
  };

  /** Country within device, from how the units of both stand in one line: first all of a device, countries evenly mixed. */
  const crossDevices = (measure: number, total: number, plan: PlannedCut): void => {
    const { devices: wanted, countries: count } = plan;
    const line: Line = { parts: ofCountry, from: 0, length: countries.length, units: total };
    for (let country = 0; country < count; country += 1) before[country] = 0;
    for (let device = 0; device < devices.length; device += 1) {
      // Where no wanted device begins or ends nothing is counted.
      if (!wanted[device] && !wanted[device + 1]) continue;
      const end = splitters.device.ends[measure * devices.length + device] as number;
      countReached(end, line, { into: reached, at: 0, count });
      for (let country = 0; country < count; country += 1) {
        const own = reached[country] as number;
        whole[device * countries.length + country] = own - (before[country] as number);
        before[country] = own;
      }
    }
  };

  /** What each audience that counts has in the whole day. */
  const fillWhole = (measure: number, total: number, plan: PlannedCut): void => {
    const { device, country } = plan.cut;
    if (device) readParts(ofDevice, splitters.device.ends, measure);
    if (country) readParts(ofCountry, splitters.country.ends, measure);
    if (device && country) {
      crossDevices(measure, total, plan);
      return;
    }
    const parts = device ? ofDevice : ofCountry;
    for (let part = 0; part < parts.length; part += 1) whole[part] = parts[part] as number;
  };

  /** Adds what a number of audiences have, from one on, to the slots that they count for. */
  const addToSlots = (counts: Float64Array, { slots }: PlannedCut, from: number, length: number): void => {
    for (let index = 0; index < length; index += 1) {
      const slot = slots[from + index] as number;
      if (slot !== leftOut) slotReached[slot] = (slotReached[slot] as number) + (counts[index] as number);
    }
  };

  /** How many of the first `units` each slot has. */
  const reach = (units: number, total: number, plan: PlannedCut): void => {
    const line: Line = { parts: ofDevice, from: 0, length: devices.length, units: total };
    countReached(units, line, { into: deviceReached, at: 0, count: devices.length });
    if (!plan.cut.country) {
      addToSlots(deviceReached, plan, 0, devices.length);
      return;
    }
    const counts: Counts = { into: reached, at: 0, count: plan.countries };
    for (let index = 0; index < devices.length; index += 1) {
      if (!plan.devices[index]) continue;
      const from = index * countries.length;
      const own: Line = { parts: whole, from, length: countries.length, units: ofDevice[index] as number };
      countReached(deviceReached[index] as number, own, counts);
      addToSlots(reached, plan, from, plan.countries);
    }
  };

  const clearSlots = (slots: Float64Array, count: number): void => {
    for (let slot = 0; slot < count; slot += 1) slots[slot] = 0;
  };

  /** How much of a measure there is when an hour ends; of the hour before the first nothing. */
  const unitsBy = (measure: number, hour: number): number =>
    hour < 0 ? 0 : (hourEnds[measure * hoursPerDay + hour] as number);

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
    const { slots, slices, first } = shape;
    clearSlots(slotBefore, slots);
    for (let slice = 0; slice < slices; slice += 1) {
      clearSlots(slotReached, slots);
      reach(unitsBy(measure, first + slice), total, plan);
      for (let slot = 0; slot < slots; slot += 1) {
        const count = slotReached[slot] as number;
        values[(slot * slices + slice) * width + measure] = count - (slotBefore[slot] as number);
        slotBefore[slot] = count;
      }
    }
  };

  const fillDay = (measure: number, plan: PlannedCut, { slots }: Shape): void => {
    clearSlots(slotReached, slots);
    addToSlots(whole, plan, 0, plan.slots.length);
    for (let slot = 0; slot < slots; slot += 1) values[slot * width + measure] = slotReached[slot] as number;
  };

  const fillMeasure = (measure: number, total: number, plan: PlannedCut, shape: Shape): void => {
    const { device, country, hours } = plan.cut;
    if (!device && !country) {
      fillHours(measure, shape.first, shape.slices);
      return;
    }
    fillWhole(measure, total, plan);
    if (hours === null) fillDay(measure, plan, shape);
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
    /** The cells are overwritten by the next row. */
    cut: (row: Float64Array, place: RowPlace, plan: PlannedCut): Cells => {
      const { device, country, hours } = plan.cut;
      if (device) side('device', row, place);
      if (country) side('country', row, place);
      if (hours !== null) side('hour', row, place);
      return cutSides(row, plan);
    },
    /** The same of a whole day whose parts by device and by country end where `ends` says. */
    cross: (row: Float64Array, plan: PlannedCut): Cells => cutSides(row, plan),
    ends: { device: splitters.device.ends, country: splitters.country.ends },
  };
};

export type RowSplitter = ReturnType<typeof createRowSplitter>;
